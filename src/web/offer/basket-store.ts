import { type Basket, emptyBasket } from '#domain/quote/basket.ts';
import type { Store } from '../ui/store.ts';
import { createTabStore, readTab } from '../ui/tab-store.ts';

function isBasket(value: unknown): value is Basket {
  if (typeof value !== 'object' || value === null) return false;
  const { main, branches } = value as Partial<Basket>;
  return (
    (main === undefined || typeof main === 'string') &&
    typeof branches === 'object' &&
    branches !== null &&
    Object.values(branches).every((id) => typeof id === 'string')
  );
}

const keptAs = (headerGuid: string) => ({
  key: `basket:${headerGuid}`,
  read: (kept: unknown): Basket => (isBasket(kept) ? { main: kept.main, branches: kept.branches } : emptyBasket),
});

export function readBasket(headerGuid: string): Basket {
  return readTab(keptAs(headerGuid));
}

/** The basket of one quotation, kept in this tab. */
export function createBasketStore(headerGuid: string): Store<Basket> {
  return createTabStore(keptAs(headerGuid));
}
