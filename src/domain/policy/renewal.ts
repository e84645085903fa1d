import { addDays, type Day, daysBetween } from '../dates.ts';
import type { LineKey } from '../lines.ts';
import { renewalWindow } from '../rules/renewal-start.ts';

const otherDays = 15;

/** How many days before its end a policy of the line is spoken of. */
export function renewalDays(line: LineKey): number {
  return line === 'kasko' || line === 'trafik' ? renewalWindow[line] : otherDays;
}

export function renewalOpensOn(line: LineKey, end: Day): Day {
  return addDays(end, -renewalDays(line));
}

/** Who insures for some weeks knows when they end. */
export const shortestRenewedDays = 60;

export function isRenewable({ start, end }: { readonly start: Day; readonly end: Day }): boolean {
  return daysBetween(start, end) > shortestRenewedDays;
}

/** The day after the old policy, or the nearest one on which a new policy of the line may begin. */
export function renewalStartOn(line: LineKey, end: Day, today: Day): Day {
  const next = addDays(end, 1);
  const latest = addDays(today, renewalDays(line));
  if (next < today) return today;
  return next > latest ? latest : next;
}
