import { type Basket, emptyBasket } from '#domain/quote/basket.ts';
import { createStore, type Store } from '../../ui/store.ts';

const keyOf = (headerGuid: string) => `basket:${headerGuid}`;

/** What an older build kept, or somebody else wrote, may be anything. */
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

export function readBasket(headerGuid: string): Basket {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(headerGuid)) ?? 'null');
    return isBasket(kept) ? { main: kept.main, branches: kept.branches } : emptyBasket;
  } catch {
    return emptyBasket;
  }
}

/** The basket of one quotation, kept in this tab. */
export function createBasketStore(headerGuid: string): Store<Basket> {
  const store = createStore(readBasket(headerGuid));
  return {
    ...store,
    set(next) {
      store.set(next);
      try {
        sessionStorage.setItem(keyOf(headerGuid), JSON.stringify(next));
      } catch {
        // Storage may be closed to the site or full; the choice then lasts as long as the page.
      }
    },
  };
}
