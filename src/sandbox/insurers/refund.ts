import { daysBetween, istanbulToday } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import type { Policy } from './records.ts';

const coolingOffDays = 14;

/** All within the cooling-off time, the unused days after it. */
export function refundOf({ gross, at, start, end }: Policy, now: Date): Kurus {
  const today = istanbulToday(now);
  if (daysBetween(istanbulToday(at), today) <= coolingOffDays) return gross;
  const unused = Math.max(0, Math.min(daysBetween(today, end), daysBetween(start, end)));
  return Math.floor((gross * unused) / daysBetween(start, end));
}
