import type { Dated } from './dated.ts';

/** Limits of optional liability coverage in lira; 'sinirsiz' has none. */
export const immLimits = [
  '100000',
  '250000',
  '500000',
  '1000000',
  '2000000',
  '3000000',
  '5000000',
  '10000000',
  '20000000',
  'sinirsiz',
] as const;
export const immLimitRows: readonly Dated<typeof immLimits>[] = [
  {
    from: '2026-01-01',
    value: immLimits,
    source: 'no source: the limits that insurers usually sell, in the year in which the list was written',
    certainty: 'placeholder',
  },
];
export type ImmLimit = (typeof immLimits)[number];

export function isImmLimit(value: string): value is ImmLimit {
  return (immLimits as readonly string[]).includes(value);
}
