import type { Dated } from './dated.ts';

/** Limits in lira of what a home policy pays neighbours, and the owner of a rented home. */
export const homeLiabilityLimits = ['100000', '250000', '500000', '1000000'] as const;

export const homeLiabilityRows: readonly Dated<typeof homeLiabilityLimits>[] = [
  {
    from: '2026-01-01',
    value: homeLiabilityLimits,
    source: 'no source: the limits that insurers usually sell, in the year in which the list was written',
    certainty: 'placeholder',
  },
];
