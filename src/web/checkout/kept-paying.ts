import { createTabStore, readTab } from '../ui/tab-store.ts';

/** Where the policy goes and which versions of which texts were accepted ('<key>:<hash>'). Nothing of a card. */
export type FilledPayment = { readonly email: string; readonly accepted: readonly string[] };

function read(kept: unknown): FilledPayment | undefined {
  const { email, accepted } = (kept ?? {}) as Partial<FilledPayment>;
  if (typeof email !== 'string' || !Array.isArray(accepted)) return undefined;
  return { email, accepted: accepted.filter((text) => typeof text === 'string') };
}

const storeOf = (headerGuid: string) => ({ key: `paying:${headerGuid}`, read });

/** What was filled in before a card failed or somebody came back from the bank, in this tab. */
export function readFilled(headerGuid: string): FilledPayment | undefined {
  return readTab(storeOf(headerGuid));
}

export function keepFilled(headerGuid: string, filled: FilledPayment): void {
  createTabStore(storeOf(headerGuid)).set(filled);
}
