import type { Basket } from '#domain/quote/basket.ts';

/** The offers of a basket, the main one first; none without it. */
export function basketIds({ main, addOns }: Basket): readonly [string, ...string[]] | undefined {
  return main === undefined ? undefined : [main, ...addOns.map(({ id }) => id)];
}

/** As the payment calls name a basket. */
export function basketModel([main, ...addOns]: readonly [string, ...string[]], count: number) {
  return { OfferGuid: main, CrossSellingOffers: addOns, InstallmentCount: count };
}
