import { gradeOf, gradesOf } from '#catalog/grades/grade-of.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Kurus } from '#domain/money.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';

/** What a grade of packages has to offer. */
export type GradeGroup = { readonly key: string; readonly count: number; readonly from: Kurus };

/** The group of packages whose names nobody entered. */
export const otherGrade = 'other';

type Graded = Pick<OpenOffer, 'packageName' | 'price'>;

/** The key of the group an offer belongs to. */
export const groupOf = (line: LineKey, { packageName }: Pick<OpenOffer, 'packageName'>): string =>
  gradeOf(line, packageName)?.key ?? otherGrade;

/** Every grade that was offered, from bare to full, with what it starts at. One grade alone is nothing to choose from. */
export function gradeGroups(line: LineKey, offers: readonly Graded[]): readonly GradeGroup[] {
  const keys = gradesOf(line).map(({ key }) => key);
  if (keys.length === 0) return [];
  const groups = [...keys, otherGrade].flatMap((key) => {
    const prices = offers.filter((offer) => groupOf(line, offer) === key).map(({ price }) => price);
    return prices.length > 0 ? [{ key, count: prices.length, from: Math.min(...prices) }] : [];
  });
  return groups.length > 1 ? groups : [];
}
