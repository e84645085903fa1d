import { useState } from 'react';
import type { CoverageRow } from '#catalog/coverages/vocabulary.ts';
import { measureOf } from '#domain/quote/equal-coverage.ts';
import { type OfferOrder, sortOffers } from '#domain/quote/sort-offers.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { matches, noFilter, type OfferFilter } from './filter.ts';

/** The order and the filter a person chose, and the list they make. */
export function useArrangement(offers: readonly OpenOffer[], weighed: readonly CoverageRow[]) {
  const [order, setOrder] = useState<OfferOrder>('price');
  const [filter, setFilter] = useState<OfferFilter>(noFilter);
  const measure = measureOf(
    weighed,
    offers.map(({ coverages }) => coverages),
  );
  const kept = offers.filter((offer) => matches(filter, weighed, offer));
  return { order, setOrder, filter, setFilter, measure, ranked: sortOffers(kept, order, measure) };
}
export type Arrangement = ReturnType<typeof useArrangement>;
