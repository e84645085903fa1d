import type { CoverageKey } from '#domain/quote/coverage.ts';
import { type OfferOrder, offerOrders } from '#domain/quote/sort-offers.ts';
import type { Store } from '../../ui/store.ts';
import { createTabStore } from '../../ui/tab-store.ts';
import { noFilter, type OfferFilter } from './filter.ts';

/** How somebody arranged a list: what outlives the comparison, a reload and the way back. */
export type Arrangement = {
  readonly order: OfferOrder;
  readonly filter: OfferFilter;
  /** The package grade looked at; undefined for all of them. */
  readonly grade: string | undefined;
  /** Offers whose details are open. */
  readonly open: readonly string[];
};

export const asItCame: Arrangement = { order: 'price', filter: noFilter, grade: undefined, open: [] };

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const readOrder = (value: unknown) => offerOrders.find((order) => order === value) ?? asItCame.order;

/** What a tab kept, which may be anything. */
export function readArrangement(kept: unknown): Arrangement {
  if (typeof kept !== 'object' || kept === null) return asItCame;
  const { order, filter, grade, open } = kept as Record<keyof Arrangement, unknown>;
  const { insurers, coverages, maxPrice } = (filter ?? {}) as Record<keyof OfferFilter, unknown>;
  return {
    order: readOrder(order),
    filter: {
      insurers: texts(insurers),
      coverages: texts(coverages) as readonly CoverageKey[],
      maxPrice: typeof maxPrice === 'number' ? maxPrice : undefined,
    },
    grade: typeof grade === 'string' ? grade : undefined,
    open: texts(open),
  };
}

/** The arrangement of one list, kept in this tab. */
export function createArrangementStore(list: string): Store<Arrangement> {
  return createTabStore({ key: `arrangement:${list}`, read: readArrangement });
}
