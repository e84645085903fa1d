import type { Day } from '#domain/dates.ts';
import { type Dated, inForceOrLatest } from '#domain/tariffs/dated.ts';

/** Kasko discount in percent after so many years without a claim; the index is the number of years. */
export const noClaimRows: readonly Dated<readonly number[]>[] = [
  {
    from: '2022-01-01',
    value: [0, 30, 40, 50, 60, 65],
    source: 'domain §3.2 [S52][S53]; 65 % after five years [S54][S55]',
    certainty: 'sourced',
  },
];

/** Discount of who had no claim for so many years; more years than the ladder has rungs stay on the top one. */
export function noClaimPercent(years: number, day?: Day): number {
  const ladder = inForceOrLatest(noClaimRows, day).value;
  return ladder[Math.min(years, ladder.length - 1)] ?? 0;
}
