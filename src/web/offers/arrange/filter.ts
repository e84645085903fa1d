import type { CoverageRow } from '#catalog/coverages/vocabulary.ts';
import type { Kurus } from '#domain/money.ts';
import type { CoverageKey } from '#domain/quote/coverage.ts';
import { hasCoverage } from '#domain/quote/coverage-level.ts';
import { coverageIn } from '#domain/quote/equal-coverage.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';

/** What narrows the list. Nothing chosen narrows nothing. */
export type OfferFilter = {
  readonly insurers: readonly string[];
  readonly coverages: readonly CoverageKey[];
  readonly maxPrice: Kurus | undefined;
};

export const noFilter: OfferFilter = { insurers: [], coverages: [], maxPrice: undefined };

export function matches(
  { insurers, coverages, maxPrice }: OfferFilter,
  rows: readonly CoverageRow[],
  offer: OpenOffer,
): boolean {
  return (
    (insurers.length === 0 || insurers.includes(offer.insurer)) &&
    (maxPrice === undefined || offer.price <= maxPrice) &&
    rows
      .filter(({ key }) => coverages.includes(key))
      .every(({ key, sense }) => hasCoverage(sense, coverageIn(offer.coverages, key)))
  );
}

/** How many choices narrow the list. */
export function filterCount({ insurers, coverages, maxPrice }: OfferFilter): number {
  return insurers.length + coverages.length + (maxPrice === undefined ? 0 : 1);
}

export function toggled<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return items.includes(item) ? items.filter((known) => known !== item) : [...items, item];
}
