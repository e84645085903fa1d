import { useMemo, useState } from 'react';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import { standingOf } from '#catalog/grades/grade-of.ts';
import type { LineKey } from '#domain/lines.ts';
import { measureOf } from '#domain/quote/equal-coverage.ts';
import { type OfferOrder, offerOrders, sortOffers } from '#domain/quote/sort-offers.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useStore } from '../../ui/use-store.ts';
import { alikeIn, coverDiffers } from './alike.ts';
import { type Arrangement, asItCame, createArrangementStore } from './arrangement.ts';
import { filterCount, matches, type OfferFilter, toggled } from './filter.ts';
import { type GradeGroup, gradeGroups, groupOf } from './grade-groups.ts';

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

const gradeIn = (groups: readonly GradeGroup[], kept: string | undefined) =>
  groups.some(({ key }) => key === kept) ? kept : undefined;

/** What the offers themselves allow to choose from. */
function choicesOf(line: LineKey, offers: readonly OpenOffer[]) {
  const { weighed } = coveragesOf(line);
  return {
    measure: measureOf(
      weighed,
      offers.map(({ coverages }) => coverages),
    ),
    orders: ordersOf(coverDiffers(offers, weighed)),
    groups: gradeGroups(line, offers),
    alike: alikeIn(offers, weighed),
    isOnePrice: offers.length > 1 && new Set(offers.map(worth)).size === 1,
  };
}

type Choices = ReturnType<typeof choicesOf>;

/** The offers that a choice leaves, in its order. */
function rank(
  { line, offers }: Omit<Arranged, 'list'>,
  { measure, orders, groups }: Choices,
  kept: Omit<Arrangement, 'open'>,
) {
  const { weighed } = coveragesOf(line);
  const grade = gradeIn(groups, kept.grade);
  const isLookedAt = (offer: OpenOffer) =>
    (grade === undefined || groupOf(line, offer) === grade) && matches(kept.filter, weighed, offer);
  const ranked = sortOffers(offers.filter(isLookedAt), {
    order: orders.includes(kept.order) ? kept.order : asItCame.order,
    measure,
    standingOf: ({ packageName }) => standingOf(line, packageName),
  });
  return { ranked, isLookedAt, isNarrowed: filterCount(kept.filter) > 0 || grade !== undefined };
}

/** The order, grade, filter and open details a person chose, and the list they make. */
export function useArrangement({ list, line, offers }: Arranged) {
  const [store] = useState(() => createArrangementStore(list));
  const kept = useStore(store, asItCame);
  // A choice is seen in its own control at once; twenty cards follow when they are drawn, and hold up nobody's finger.
  const drawn = useAfterPaint(kept);
  const choices = useMemo(() => choicesOf(line, offers), [line, offers]);
  const { order, filter, grade } = drawn;
  const shown = useMemo(
    () => rank({ line, offers }, choices, { order, filter, grade }),
    [line, offers, choices, order, filter, grade],
  );
  const ways = useMemo(() => {
    const change = (next: Partial<Arrangement>) => store.set({ ...store.get(), ...next });
    return {
      setOrder: (next: OfferOrder) => change({ order: next }),
      setFilter: (next: OfferFilter) => change({ filter: next }),
      setGrade: (next: string | undefined) => change({ grade: next }),
      toggleOpen: (id: string) => change({ open: toggled(store.get().open, id) }),
    };
  }, [store]);
  return {
    line,
    offers,
    ...choices,
    ...shown,
    ...ways,
    order: choices.orders.includes(kept.order) ? kept.order : asItCame.order,
    filter: kept.filter,
    grade: gradeIn(choices.groups, kept.grade),
    open: kept.open,
  };
}
export type ArrangedOffers = ReturnType<typeof useArrangement>;

/** The list with the first of its cards alone. */
export const firstOf = (arranged: ArrangedOffers): ArrangedOffers => ({
  ...arranged,
  ranked: arranged.ranked.slice(0, 1),
});
