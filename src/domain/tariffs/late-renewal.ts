import type { Day } from '../dates.ts';
import { type Dated, inForce } from './dated.ts';

export type LateRenewal = {
  readonly percentPerPeriod: number;
  readonly periodDays: number;
  readonly highestPercent: number;
};

export const lateRenewalRows: readonly Dated<LateRenewal>[] = [
  {
    from: '2017-01-01',
    value: { percentPerPeriod: 5, periodDays: 30, highestPercent: 50 },
    source: 'domain §2.7 [S44][S45]',
    certainty: 'sourced',
  },
];

/** Surcharge in percent for days without a traffic policy: 5 % for every started 30 days, at most 50 %. */
export function lateRenewalPercent(daysLapsed: number, day: Day): number {
  if (daysLapsed <= 0) return 0;
  const { percentPerPeriod, periodDays, highestPercent } = inForce(lateRenewalRows, day).value;
  return Math.min(highestPercent, Math.ceil(daysLapsed / periodDays) * percentPerPeriod);
}
