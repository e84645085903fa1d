import { type Basket, emptyBasket } from '#domain/quote/basket.ts';
import type { Store } from '../ui/store.ts';
import { createTabStore, readTab } from '../ui/tab-store.ts';

function isBasket(value: unknown): value is Basket {
  if (typeof value !== 'object' || value === null) return false;
  const { main, addOns } = value as Partial<Basket>;
  return (
    (main === undefined || typeof main === 'string') &&
    Array.isArray(addOns) &&
    addOns.every((added) => typeof added?.line === 'string' && typeof added?.id === 'string')
  );
}

const keptAs = (headerGuid: string) => ({
  key: `basket:${headerGuid}`,
  read: (kept: unknown): Basket => (isBasket(kept) ? { main: kept.main, addOns: kept.addOns } : emptyBasket),
});

export function readBasket(headerGuid: string): Basket {
  return readTab(keptAs(headerGuid));
}

/** The basket of one quotation, kept in this tab. */
export function createBasketStore(headerGuid: string): Store<Basket> {
  return createTabStore(keptAs(headerGuid));
}
