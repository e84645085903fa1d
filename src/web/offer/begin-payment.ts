import type { Basket } from '#domain/quote/basket.ts';
import { createBasketStore } from './basket-store.ts';
import type { OfferView } from './offer-view.ts';
import { keepPlan } from './payment-store.ts';

type Plans = Pick<OfferView, 'installments'>;

/** Numbers of instalments in which all of them can be paid. */
function commonCounts(offers: readonly Plans[]): readonly number[] {
  const [first, ...others] = offers.map(({ installments }) => installments.map(({ count }) => count));
  return (first ?? []).filter((count) => others.every((counts) => counts.includes(count)));
}

/** The fewest instalments in which all of them can be paid: one, unless an insurer names other plans only. */
export function fewestInstallments(offers: readonly Plans[]): number {
  const common = commonCounts(offers);
  return common.length === 0 ? 1 : Math.min(...common);
}

/** The most instalments in which all of them can be paid, where one of them alone could be paid in more. */
export function fewerTogether(offers: readonly Plans[]): number | undefined {
  const together = Math.max(1, ...commonCounts(offers));
  return offers.some((offer) => Math.max(1, ...commonCounts([offer])) > together) ? together : undefined;
}

/** Lays down what is to be paid, for the step that asks for the money. */
export function beginPayment(headerGuid: string, basket: Basket, offers: readonly OfferView[]): void {
  createBasketStore(headerGuid).set(basket);
  keepPlan(headerGuid, fewestInstallments(offers));
}
