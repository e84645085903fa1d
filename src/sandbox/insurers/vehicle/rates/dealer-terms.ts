import type { Day } from '../dates.ts';
import { type Dated, inForceOrLatest } from './dated.ts';
import { shortPeriodShare } from './short-period.ts';
import { type TrafficCapQuery, trafficCapNet } from './traffic-caps.ts';

export type DealerTerms = {
  /** Lengths in days a dealer may insure a stock car for. */
  readonly days: readonly number[];
  /** Year's net price in kuruş of the covers sold along. */
  readonly personalAccident: number;
  readonly travelAssistance: number;
};

export const dealerTermRows: readonly Dated<DealerTerms>[] = [
  {
    from: '2025-01-01',
    value: { days: [15, 30, 60, 90], personalAccident: 60_000, travelAssistance: 48_000 },
    source: 'domain §2.8: no source was found for dealer cover; prices of the add-ons are ours',
    certainty: 'placeholder',
  },
];

type DealerQuery = { readonly days: number; readonly day?: Day | undefined };

function termsOf({ days, day }: DealerQuery): DealerTerms {
  const terms = inForceOrLatest(dealerTermRows, day).value;
  if (!terms.days.includes(days)) throw new RangeError(`dealers cannot insure for ${days} days`);
  return terms;
}

/** Most a dealer pays for short traffic cover of a stock car, in kuruş without levies. */
export function dealerTrafficNet(query: TrafficCapQuery & { readonly days: number }): number {
  termsOf(query);
  return Math.round(trafficCapNet(query) * shortPeriodShare(query.days, query.day));
}

export function dealerPersonalAccidentNet(query: DealerQuery): number {
  return Math.round(termsOf(query).personalAccident * shortPeriodShare(query.days, query.day));
}

export function dealerTravelNet(query: DealerQuery): number {
  return Math.round(termsOf(query).travelAssistance * shortPeriodShare(query.days, query.day));
}
