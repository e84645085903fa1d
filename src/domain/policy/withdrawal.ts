import { addDays, type Day } from '../dates.ts';
import { type InsuredTerm, quoteRefund, type RefundQuote, type RefundRule } from './refund.ts';

/** When a line's policy may be given back without a reason, and what comes back then. */
export type WithdrawalRule = {
  /**
   * free: within the period; untilStart: within the period and before coverage begins; withReason: never, since the law
   * names the cases in which it ends.
   */
  readonly right: 'free' | 'untilStart' | 'withReason';
  readonly days: number;
  /** The day the period is counted from. */
  readonly basis: 'issue';
  readonly refund: RefundRule;
};

export type Withdrawal =
  /** The last day is still in time. */
  | { readonly kind: 'possible'; readonly lastDay: Day; readonly refund: RefundQuote }
  | { readonly kind: 'withReason' }
  | { readonly kind: 'begun' }
  | { readonly kind: 'over'; readonly lastDay: Day };

export function withdrawalOn(
  { right, days, refund }: WithdrawalRule,
  policy: InsuredTerm & { readonly issuedOn: Day },
  today: Day,
): Withdrawal {
  if (right === 'withReason') return { kind: 'withReason' };
  const periodEnd = addDays(policy.issuedOn, days);
  if (today > periodEnd) return { kind: 'over', lastDay: periodEnd };
  const beforeStart = addDays(policy.start, -1);
  if (right === 'untilStart' && today > beforeStart) return { kind: 'begun' };
  const lastDay = right === 'untilStart' && beforeStart < periodEnd ? beforeStart : periodEnd;
  return { kind: 'possible', lastDay, refund: quoteRefund(policy, refund, today) };
}
