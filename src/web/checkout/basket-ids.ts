import type { Basket } from '#domain/quote/basket.ts';

/** The offers of a basket, the main one first; none without it. */
export function basketIds({ main, branches }: Basket): readonly [string, ...string[]] | undefined {
  return main === undefined ? undefined : [main, ...Object.values(branches)];
}

/** As the payment calls name a basket. */
export function basketModel([main, ...branches]: readonly [string, ...string[]], count: number) {
  return { OfferGuid: main, CrossSellingOffers: branches, InstallmentCount: count };
}
