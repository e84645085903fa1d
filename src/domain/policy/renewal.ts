import { addDays, type Day, daysBetween } from '../dates.ts';

/** The day from which a policy is spoken of, so many days before its end. */
export function renewalOpensOn(renewalDays: number, end: Day): Day {
  return addDays(end, -renewalDays);
}

/** Who insures for some weeks knows when they end. */
export const shortestRenewedDays = 60;

export function isRenewable({ start, end }: { readonly start: Day; readonly end: Day }): boolean {
  return daysBetween(start, end) > shortestRenewedDays;
}

/** The day that follows the old policy, or the nearest one on which a new policy of the line may begin. */
export function renewalStartOn(renewalDays: number, next: Day, today: Day): Day {
  const latest = addDays(today, renewalDays);
  if (next < today) return today;
  return next > latest ? latest : next;
}
