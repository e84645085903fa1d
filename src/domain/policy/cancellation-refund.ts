import { addDays, type Day } from '../dates.ts';
import type { LineKey } from '../lines.ts';
import type { Kurus } from '../money.ts';
import type { CancelReason } from './cancel-reasons.ts';
import { type InsuredTerm, quoteRefund } from './refund.ts';

/** After a sale the compulsory policy covers the buyer for so long. */
const buyersDays = 15;
const coversBuyer: readonly LineKey[] = ['trafik', 'galericikisatrafik'];

type Ending = { readonly reason: CancelReason; readonly soldOn: Day | undefined; readonly askedOn: Day };

/** What comes back where the insurer names no sum: the days that nobody uses, from the day on which the cover is not needed. */
export function cancellationRefund(policy: InsuredTerm & { readonly line: LineKey }, ending: Ending): Kurus {
  const since = ending.soldOn ?? ending.askedOn;
  const isBuyers = ending.reason === 'sold' && coversBuyer.includes(policy.line);
  return quoteRefund(policy, 'byDay', isBuyers ? addDays(since, buyersDays) : since).amount;
}
