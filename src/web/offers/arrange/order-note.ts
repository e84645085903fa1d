import { usualGradeOf } from '#catalog/grades/grade-of.ts';
import { offerSortTexts as words } from '#messages/offers.ts';
import type { ArrangedOffers } from './use-arrangement.ts';

/** How the list is ordered, in plain words. */
export function orderNote({
  line,
  order,
  groups,
  grade,
  isOnePrice,
}: Pick<ArrangedOffers, 'line' | 'order' | 'groups' | 'grade' | 'isOnePrice'>): string {
  if (isOnePrice) return words.onePrice;
  const usual = usualGradeOf(line);
  const isGraded = order === 'price' && usual && groups.length > 0 && grade === undefined;
  return `${isGraded ? words.rules.graded(usual.name) : words.rules[order]} ${words.notPaid}`;
}
