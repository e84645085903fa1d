import type { Kurus } from '../money.ts';
import { type CoverMeasure, type Covers, type Shortfall, shortfallsOf } from './equal-cover.ts';

export const offerOrders = ['price', 'equalCover', 'insurer'] as const;
export type OfferOrder = (typeof offerOrders)[number];

export type Sortable = {
  readonly id: string;
  readonly firmName: string;
  readonly price: Kurus;
  readonly covers: Covers;
};

export type Ranked<Item> = { readonly offer: Item; readonly shortfalls: readonly Shortfall[] };

const collator = new Intl.Collator('tr');

const byPrice = (first: Sortable, second: Sortable) => first.price - second.price;
const byName = (first: Sortable, second: Sortable) => collator.compare(first.firmName, second.firmName);
/** Two offers that are alike always stand in the same order. */
const byId = (first: Sortable, second: Sortable) => (first.id < second.id ? -1 : 1);

/** Sorts offers; at equal cover those that reach the measure come first, each group by price. */
export function sortOffers<Item extends Sortable>(
  offers: readonly Item[],
  order: OfferOrder,
  measure: readonly CoverMeasure[],
): readonly Ranked<Item>[] {
  const weighed = order === 'equalCover';
  return offers
    .map((offer) => ({ offer, shortfalls: weighed ? shortfallsOf(measure, offer.covers) : [] }))
    .toSorted((first, second) => {
      const [one, other] = [first.offer, second.offer];
      const reached = Number(first.shortfalls.length > 0) - Number(second.shortfalls.length > 0);
      if (reached !== 0) return reached;
      return order === 'insurer'
        ? byName(one, other) || byPrice(one, other) || byId(one, other)
        : byPrice(one, other) || byName(one, other) || byId(one, other);
    });
}
