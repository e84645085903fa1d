import { useState } from 'react';
import type { LineKey } from '#domain/lines.ts';
import { chooseMain, emptyBasket, priceBasket, withAddOn, withoutAddOn } from '#domain/quote/basket.ts';
import { createBasketStore } from '../../offer/basket-store.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { useStore } from '../../ui/store.ts';

/** What a person chose of a quotation, and what it costs together. */
export function useBasket(headerGuid: string, offers: readonly OpenOffer[]) {
  const [store] = useState(() => createBasketStore(headerGuid));
  const basket = useStore(store, emptyBasket);
  return {
    basket,
    priced: priceBasket(basket, offers),
    choose: (id: string | undefined) => store.set(chooseMain(store.get(), id)),
    add: (line: LineKey, id: string) => store.set(withAddOn(store.get(), line, id)),
    remove: (line: LineKey) => store.set(withoutAddOn(store.get(), line)),
  };
}
export type OfferBasket = ReturnType<typeof useBasket>;
