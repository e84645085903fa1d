import type { Kurus } from '#domain/money.ts';
import type { Store } from '../ui/store.ts';
import { createTabStore } from '../ui/tab-store.ts';

/** The chosen number of instalments, and the price a person knows for each basket and plan. Nothing of a card. */
export type KeptPayment = { readonly count: number; readonly known: Readonly<Record<string, Kurus>> };

export const nothingKept: KeptPayment = { count: 1, known: {} };

function isKept(value: unknown): value is KeptPayment {
  if (typeof value !== 'object' || value === null) return false;
  const { count, known } = value as Partial<KeptPayment>;
  return (
    Number.isInteger(count) &&
    Number(count) > 0 &&
    typeof known === 'object' &&
    known !== null &&
    Object.values(known).every(Number.isInteger)
  );
}

export function createPaymentStore(headerGuid: string): Store<KeptPayment> {
  return createTabStore({
    key: `payment:${headerGuid}`,
    read: (kept) => (isKept(kept) ? { count: kept.count, known: kept.known } : nothingKept),
  });
}

/** Chooses the number of instalments that the payment begins with. */
export function keepPlan(headerGuid: string, count: number): void {
  const store = createPaymentStore(headerGuid);
  store.set({ ...store.get(), count });
}
