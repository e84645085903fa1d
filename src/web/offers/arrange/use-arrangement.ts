import { useState } from 'react';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import { standingOf } from '#catalog/grades/grade-of.ts';
import type { LineKey } from '#domain/lines.ts';
import { measureOf } from '#domain/quote/equal-coverage.ts';
import { type OfferOrder, offerOrders, sortOffers } from '#domain/quote/sort-offers.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { useStore } from '../../ui/use-store.ts';
import { alikeIn, coverDiffers } from './alike.ts';
import { type Arrangement, asItCame, createArrangementStore } from './arrangement.ts';
import { matches, type OfferFilter, toggled } from './filter.ts';
import { gradeGroups, groupOf } from './grade-groups.ts';

type Arranged = {
  /** Names the list in this tab. */
  readonly list: string;
  readonly line: LineKey;
  readonly offers: readonly OpenOffer[];
};

/** What is paid for what: where it is the same for all, there is nothing to sort by. */
const worth = ({ price, coverages }: OpenOffer) => JSON.stringify([price, [...coverages]]);

/** Only where cover differs there is a price at equal cover. */
const ordersOf = (differs: boolean) => offerOrders.filter((order) => differs || order !== 'equalCoverage');

/** The order, grade, filter and open details a person chose, and the list they make. */
export function useArrangement({ list, line, offers }: Arranged) {
  const [store] = useState(() => createArrangementStore(list));
  const kept = useStore(store, asItCame);
  const change = (next: Partial<Arrangement>) => store.set({ ...store.get(), ...next });
  const { weighed } = coveragesOf(line);
  const measure = measureOf(
    weighed,
    offers.map(({ coverages }) => coverages),
  );
  const orders = ordersOf(coverDiffers(offers, weighed));
  const order = orders.includes(kept.order) ? kept.order : asItCame.order;
  const groups = gradeGroups(line, offers);
  const grade = groups.some(({ key }) => key === kept.grade) ? kept.grade : undefined;
  const isLookedAt = (offer: OpenOffer) =>
    (grade === undefined || groupOf(line, offer) === grade) && matches(kept.filter, weighed, offer);
  return {
    line,
    offers,
    orders,
    order,
    filter: kept.filter,
    grade,
    groups,
    open: kept.open,
    measure,
    isLookedAt,
    alike: alikeIn(offers, weighed),
    isOnePrice: offers.length > 1 && new Set(offers.map(worth)).size === 1,
    ranked: sortOffers(offers.filter(isLookedAt), {
      order,
      measure,
      standingOf: ({ packageName }) => standingOf(line, packageName),
    }),
    setOrder: (next: OfferOrder) => change({ order: next }),
    setFilter: (filter: OfferFilter) => change({ filter }),
    setGrade: (next: string | undefined) => change({ grade: next }),
    toggleOpen: (id: string) => change({ open: toggled(store.get().open, id) }),
  };
}
export type ArrangedOffers = ReturnType<typeof useArrangement>;
