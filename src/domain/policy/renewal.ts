import { addDays, type Day, daysBetween } from '../dates.ts';
import type { Term } from '../quote/terms.ts';

/** The day from which a policy is spoken of, so many days before its end. */
export function renewalOpensOn(renewalDays: number, end: Day): Day {
  return addDays(end, -renewalDays);
}

/**
 * Only what lasts longer than so many days is renewed: who insures for some weeks knows when they end, and of what lasts
 * until a chosen day only a whole year comes again, because a journey that is over does not.
 */
export function longestUnrenewedDays(term: Term): number {
  return term === 'chosenEnd' ? 364 : 60;
}

export function isRenewable({ start, end }: { readonly start: Day; readonly end: Day }, term: Term): boolean {
  return daysBetween(start, end) > longestUnrenewedDays(term);
}

/** The day that follows the old policy, or the nearest one on which a new policy of the line may begin. */
export function renewalStartOn(renewalDays: number, next: Day, today: Day): Day {
  const latest = addDays(today, renewalDays);
  if (next < today) return today;
  return next > latest ? latest : next;
}
