import { daysBetween } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import { type Dated, inForce } from '#domain/tariffs/dated.ts';
import { dealerTermRows } from '#domain/tariffs/dealer-terms.ts';
import type { Coverage } from '../coverages.ts';
import type { Draft, Pricing } from '../decision.ts';
import { reasons } from '../reasons.ts';
import { shortPeriodShare } from './rates/short-period.ts';
import { termReaching } from './term.ts';
import { vehiclePricing } from './vehicle.ts';

type DealerAddOn = Pick<Draft, 'code' | 'name'> & {
  readonly coverages: readonly Coverage[];
  readonly yearNet: readonly Dated<Kurus>[];
};

/** What is sold beside a dealer's short traffic coverage, for as long as that lasts. */
export function dealerAddOn({ yearNet, ...draft }: DealerAddOn): Pricing {
  return vehiclePricing(({ application: { startDate, endDate } }) => {
    const days = termReaching(inForce(dealerTermRows, startDate).value, daysBetween(startDate, endDate));
    if (days === undefined) return { kind: 'declined', reason: reasons.term };
    const net = Math.round(inForce(yearNet, startDate).value * shortPeriodShare(days, startDate));
    return { kind: 'drafts', drafts: [{ ...draft, net, warnings: [] }] };
  });
}
