import type { CoverageRow } from '#catalog/coverages/vocabulary.ts';
import type { Kurus } from '#domain/money.ts';
import { hasCover } from '#domain/quote/cover-level.ts';
import type { CoverageKey } from '#domain/quote/coverage.ts';
import { coverIn } from '#domain/quote/equal-cover.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';

/** What narrows the list. Nothing chosen narrows nothing. */
export type OfferFilter = {
  readonly firms: readonly string[];
  readonly covers: readonly CoverageKey[];
  readonly maxPrice: Kurus | undefined;
};

export const noFilter: OfferFilter = { firms: [], covers: [], maxPrice: undefined };

export function matches(
  { firms, covers, maxPrice }: OfferFilter,
  rows: readonly CoverageRow[],
  offer: OpenOffer,
): boolean {
  return (
    (firms.length === 0 || firms.includes(offer.firm)) &&
    (maxPrice === undefined || offer.price <= maxPrice) &&
    rows
      .filter(({ key }) => covers.includes(key))
      .every(({ key, sense }) => hasCover(sense, coverIn(offer.covers, key)))
  );
}

/** How many choices narrow the list. */
export function filterCount({ firms, covers, maxPrice }: OfferFilter): number {
  return firms.length + covers.length + (maxPrice === undefined ? 0 : 1);
}

export function toggled<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return items.includes(item) ? items.filter((known) => known !== item) : [...items, item];
}
