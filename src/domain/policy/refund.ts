import { type Day, daysBetween } from '../dates.ts';
import type { Kurus } from '../money.ts';

/** What a line gives back after coverage has begun: all, or the days nobody used. */
export type RefundRule = 'all' | 'byDay';

export type InsuredTerm = { readonly gross: Kurus; readonly start: Day; readonly end: Day };

/** What comes back, and how the figure was found. */
export type RefundQuote = {
  readonly amount: Kurus;
  readonly basis: 'notBegun' | RefundRule;
  readonly totalDays: number;
  /** Days of the term that are left, today among them. */
  readonly unusedDays: number;
};

/** Parts of a kuruş stay with the insurer. */
export function quoteRefund({ gross, start, end }: InsuredTerm, rule: RefundRule, today: Day): RefundQuote {
  const totalDays = daysBetween(start, end);
  if (totalDays <= 0) throw new RangeError(`A policy from ${start} to ${end} covers no day`);
  const unusedDays = Math.min(Math.max(daysBetween(today, end), 0), totalDays);
  if (today < start) return { amount: gross, basis: 'notBegun', totalDays, unusedDays };
  if (rule === 'all') return { amount: gross, basis: rule, totalDays, unusedDays };
  return { amount: Math.floor((gross * unusedDays) / totalDays), basis: rule, totalDays, unusedDays };
}
