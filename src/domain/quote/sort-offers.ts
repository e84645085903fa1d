import type { Kurus } from '../money.ts';
import { type CoverageMap, type CoverageMeasure, type Shortfall, shortfallsOf } from './equal-coverage.ts';

export const offerOrders = ['price', 'equalCoverage', 'insurer'] as const;
export type OfferOrder = (typeof offerOrders)[number];

/** Where a package stands against what most people mean by its line: as much or more, nobody can say, or less. */
export type Standing = 'usual' | 'other' | 'bare';

/** Parts of a list in their order. elsewhere: what cannot be bought here follows what can, whatever the order. */
export const offerTiers = ['usual', 'other', 'bare', 'elsewhere'] as const;
export type OfferTier = (typeof offerTiers)[number];

export type Sortable = {
  readonly id: string;
  readonly insurerName: string;
  readonly mode: 'buyable' | 'contactToBuy' | 'quoteOnly';
  readonly price: Kurus;
  readonly coverages: CoverageMap;
};

export type Ranked<Item> = {
  readonly offer: Item;
  readonly shortfalls: readonly Shortfall[];
  readonly tier: OfferTier;
};

type Ranking<Item> = {
  readonly order: OfferOrder;
  readonly measure: readonly CoverageMeasure[];
  readonly standingOf: (offer: Item) => Standing;
};

const collator = new Intl.Collator('tr');

const byPrice = (first: Sortable, second: Sortable) => first.price - second.price;
const byName = (first: Sortable, second: Sortable) => collator.compare(first.insurerName, second.insurerName);
/** Two offers that are alike always stand in the same order. */
const byId = (first: Sortable, second: Sortable) => (first.id < second.id ? -1 : 1);

/** Only a price says nothing of what is bought for it: where covers are weighed or names looked up, grades need no order. */
function tierOf<Item extends Sortable>(offer: Item, { order, standingOf }: Ranking<Item>): OfferTier {
  if (offer.mode !== 'buyable') return 'elsewhere';
  return order === 'price' ? standingOf(offer) : 'usual';
}

/** Sorts offers tier by tier; at equal coverage those that reach the measure come first, each group by price. */
export function sortOffers<Item extends Sortable>(
  offers: readonly Item[],
  ranking: Ranking<Item>,
): readonly Ranked<Item>[] {
  const { order, measure } = ranking;
  const weighed = order === 'equalCoverage';
  return offers
    .map((offer) => ({
      offer,
      shortfalls: weighed ? shortfallsOf(measure, offer.coverages) : [],
      tier: tierOf(offer, ranking),
    }))
    .toSorted((first, second) => {
      const [one, other] = [first.offer, second.offer];
      const tiers = offerTiers.indexOf(first.tier) - offerTiers.indexOf(second.tier);
      if (tiers !== 0) return tiers;
      const reached = Number(first.shortfalls.length > 0) - Number(second.shortfalls.length > 0);
      if (reached !== 0) return reached;
      return order === 'insurer'
        ? byName(one, other) || byPrice(one, other) || byId(one, other)
        : byPrice(one, other) || byName(one, other) || byId(one, other);
    });
}
