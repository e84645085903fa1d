import { type Dated, inForceOrLatest } from './dated.ts';
import { shortPeriodShare } from './short-period.ts';
import { type TrafficCapQuery, trafficCapNet } from './traffic-caps.ts';

export type FrontierTerm = { readonly days: number; readonly label: string };

/** Lengths a vehicle with a foreign plate may be insured for at the border. */
export const frontierTermRows: readonly Dated<readonly FrontierTerm[]>[] = [
  {
    from: '2025-01-01',
    value: [
      { days: 15, label: '15 gün' },
      { days: 30, label: '1 ay' },
      { days: 90, label: '3 ay' },
      { days: 180, label: '6 ay' },
      { days: 365, label: '12 ay' },
    ],
    source: 'domain §2.9: general knowledge, priced with the green card’s shares',
    certainty: 'placeholder',
  },
];

/** Most a foreign vehicle pays for its term, in kuruş without levies. It has no step: the entry step is meant. */
export function frontierTrafficNet(query: TrafficCapQuery & { readonly days: number }): number {
  const terms = inForceOrLatest(frontierTermRows, query.day).value;
  if (!terms.some(({ days }) => days === query.days)) {
    throw new RangeError(`there is no frontier cover of ${query.days} days`);
  }
  return Math.round(trafficCapNet(query) * shortPeriodShare(query.days, query.day));
}
