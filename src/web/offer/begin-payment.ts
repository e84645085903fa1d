import type { Basket } from '#domain/quote/basket.ts';
import { createBasketStore } from './basket-store.ts';
import type { OfferView } from './offer-view.ts';
import { keepPlan } from './payment-store.ts';

/** The fewest instalments in which all of them can be paid: one, unless an insurer names other plans only. */
export function fewestInstallments(offers: readonly Pick<OfferView, 'installments'>[]): number {
  const [first, ...others] = offers.map(({ installments }) => installments.map(({ count }) => count));
  const common = (first ?? []).filter((count) => others.every((counts) => counts.includes(count)));
  return common.length === 0 ? 1 : Math.min(...common);
}

/** Lays down what is to be paid, for the step that asks for the money. */
export function beginPayment(headerGuid: string, basket: Basket, offers: readonly OfferView[]): void {
  createBasketStore(headerGuid).set(basket);
  keepPlan(headerGuid, fewestInstallments(offers));
}
