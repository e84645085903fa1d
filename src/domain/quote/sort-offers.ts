import type { Kurus } from '../money.ts';
import { type CoverageMap, type CoverageMeasure, type Shortfall, shortfallsOf } from './equal-coverage.ts';

export const offerOrders = ['price', 'equalCoverage', 'insurer'] as const;
export type OfferOrder = (typeof offerOrders)[number];

export type Sortable = {
  readonly id: string;
  readonly insurerName: string;
  readonly price: Kurus;
  readonly coverages: CoverageMap;
};

export type Ranked<Item> = { readonly offer: Item; readonly shortfalls: readonly Shortfall[] };

const collator = new Intl.Collator('tr');

const byPrice = (first: Sortable, second: Sortable) => first.price - second.price;
const byName = (first: Sortable, second: Sortable) => collator.compare(first.insurerName, second.insurerName);
/** Two offers that are alike always stand in the same order. */
const byId = (first: Sortable, second: Sortable) => (first.id < second.id ? -1 : 1);

/** Sorts offers; at equal coverage those that reach the measure come first, each group by price. */
export function sortOffers<Item extends Sortable>(
  offers: readonly Item[],
  order: OfferOrder,
  measure: readonly CoverageMeasure[],
): readonly Ranked<Item>[] {
  const weighed = order === 'equalCoverage';
  return offers
    .map((offer) => ({ offer, shortfalls: weighed ? shortfallsOf(measure, offer.coverages) : [] }))
    .toSorted((first, second) => {
      const [one, other] = [first.offer, second.offer];
      const reached = Number(first.shortfalls.length > 0) - Number(second.shortfalls.length > 0);
      if (reached !== 0) return reached;
      return order === 'insurer'
        ? byName(one, other) || byPrice(one, other) || byId(one, other)
        : byPrice(one, other) || byName(one, other) || byId(one, other);
    });
}
