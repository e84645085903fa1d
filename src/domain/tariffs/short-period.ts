import type { Dated } from './dated.ts';

export type ShortPeriod = { readonly longestDays: number; readonly percent: number };

/** Share of a year's price by length. A period of months is as long as those months can be. */
export const shortPeriodRows: readonly Dated<readonly ShortPeriod[]>[] = [
  {
    from: '2018-01-01',
    value: [
      { longestDays: 15, percent: 20 },
      { longestDays: 31, percent: 25 },
      { longestDays: 62, percent: 35 },
      { longestDays: 92, percent: 45 },
      { longestDays: 123, percent: 55 },
      { longestDays: 153, percent: 65 },
      { longestDays: 184, percent: 75 },
    ],
    source: 'domain §6.7 [S94]',
    certainty: 'sourced',
  },
];
