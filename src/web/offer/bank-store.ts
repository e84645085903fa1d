import { createTabStore } from '../ui/tab-store.ts';

const storeOf = (headerGuid: string) =>
  createTabStore<string | null>({
    key: `atBank:${headerGuid}`,
    read: (kept) => (typeof kept === 'string' ? kept : null),
  });

/** Remembers the order with which this tab left for the bank. */
export function keepAtBank(headerGuid: string, reference: string): void {
  storeOf(headerGuid).set(reference);
}

/** The order with which this tab left for the bank and whose end it has not seen. */
export function readAtBank(headerGuid: string): string | undefined {
  return storeOf(headerGuid).get() ?? undefined;
}

export function forgetAtBank(headerGuid: string): void {
  storeOf(headerGuid).set(null);
}
