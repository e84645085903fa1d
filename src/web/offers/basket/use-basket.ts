import { useState } from 'react';
import type { LineKey } from '#domain/lines.ts';
import { type Basket, emptyBasket, priceBasket, withAddOn, withoutAddOn } from '#domain/quote/basket.ts';
import { createBasketStore } from '../../offer/basket-store.ts';
import { fewestInstallments } from '../../offer/begin-payment.ts';
import { isPayable, type OfferView } from '../../offer/offer-view.ts';
import { keepPlan } from '../../offer/payment-store.ts';
import { useStore } from '../../ui/use-store.ts';

/** What can be paid here of a basket; the rest does not count. */
export function payable(basket: Basket, offers: readonly OfferView[]) {
  return priceBasket(basket, offers.filter(isPayable));
}

/** What a person chose of a quotation, and what it costs together. */
export function useBasket(headerGuid: string, offers: readonly OfferView[]) {
  const [store] = useState(() => createBasketStore(headerGuid));
  const basket = useStore(store, emptyBasket);
  // Who goes on in the browser's own way finds a plan in which all of it can be paid.
  const put = (next: Basket) => {
    store.set(next);
    const { main, addOns } = payable(next, offers);
    keepPlan(headerGuid, fewestInstallments(main ? [main, ...addOns] : addOns));
  };
  return {
    basket,
    priced: payable(basket, offers),
    add: (addOn: LineKey, id: string) => put(withAddOn(store.get(), addOn, id)),
    remove: (addOn: LineKey) => put(withoutAddOn(store.get(), addOn)),
  };
}
export type OfferBasket = ReturnType<typeof useBasket>;
