import type { Day } from '../dates.ts';
import { type Dated, inForce } from './dated.ts';
import { grossOf } from './levies.ts';
import { shortPeriodPercent } from './short-period.ts';

/** Year's net premium in euro cents, by tariff group 1–15. */
export const greenCardRows: readonly Dated<Readonly<Record<number, number>>>[] = [
  {
    from: '2018-01-01',
    value: {
      1: 22_500,
      2: 50_000,
      3: 55_000,
      4: 70_000,
      5: 85_000,
      6: 50_000,
      7: 125_000,
      8: 30_000,
      9: 5_000,
      10: 10_000,
      11: 18_000,
      12: 125_000,
      13: 125_000,
      14: 70_000,
      15: 30_000,
    },
    source: 'domain §6.7 [S94]: tariff of 2018 or before, a younger one was not found',
    certainty: 'sourced',
  },
];

/** Category letter printed on the card, by tariff group. */
export const greenCardCategories: Readonly<Record<number, string>> = {
  1: 'A',
  2: 'A1',
  3: 'M',
  4: 'M1',
  5: 'E',
  6: 'C1',
  7: 'C',
  8: 'H',
  9: 'H1',
  10: 'F',
  11: 'B',
  12: 'C',
  13: 'C',
  14: 'G',
  15: 'H',
};

/** Kuruş for one euro. The real rate is the central bank's of the day. */
export const euroRateRows: readonly Dated<number>[] = [
  { from: '2025-01-01', value: 4_850, source: 'made up for the sandbox', certainty: 'placeholder' },
  { from: '2026-01-01', value: 5_050, source: 'made up for the sandbox', certainty: 'placeholder' },
  { from: '2026-07-01', value: 5_300, source: 'made up for the sandbox', certainty: 'placeholder' },
  { from: '2026-11-01', value: 5_500, source: 'made up for the sandbox', certainty: 'placeholder' },
];

export type GreenCardQuery = { readonly group: number; readonly days: number; readonly day: Day };

/** Gross price in euro cents. */
export function greenCardGrossEuro({ group, days, day }: GreenCardQuery): number {
  const annual = inForce(greenCardRows, day).value[group];
  if (annual === undefined) throw new RangeError(`there is no tariff group ${group}`);
  return grossOf('yesilKart', (annual * shortPeriodPercent(days, day)) / 100, day);
}

/** Gross price in kuruş at the rate of the day. */
export function greenCardGross(query: GreenCardQuery): number {
  return Math.round((greenCardGrossEuro(query) * inForce(euroRateRows, query.day).value) / 100);
}
