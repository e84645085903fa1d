import { addDays, type Day, daysBetween } from '../dates.ts';
import type { Term } from '../quote/terms.ts';
import type { Insured } from '../risks/insured.ts';

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

type Ending = { readonly start: Day; readonly end: Day; readonly insured: Pick<Insured, 'lastStart'> };

/** Whether a new policy, which would begin on that day, can follow at all. */
export function isRenewable({ start, end, insured: { lastStart } }: Ending, term: Term, nextStart: Day): boolean {
  const isYoungEnough = lastStart === undefined || nextStart <= lastStart;
  return isYoungEnough && daysBetween(start, end) > longestUnrenewedDays(term);
}

/** The day that follows the old policy, or the nearest one on which a new policy of the line may begin. */
export function renewalStartOn(renewalDays: number, next: Day, today: Day): Day {
  const latest = addDays(today, renewalDays);
  if (next < today) return today;
  return next > latest ? latest : next;
}
