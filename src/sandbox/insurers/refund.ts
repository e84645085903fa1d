import { daysBetween, istanbulToday } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import type { Policy } from './records.ts';

const coolingOffDays = 14;

/**
 * coolingOff: all within the cooling-off time, the unused days after it; byDay: the unused days, which are all of them until
 * the first is over; untilStart: all until the first day is over, nothing after it.
 */
export type RefundWay = 'coolingOff' | 'byDay' | 'untilStart';

export function refundOf({ gross, at, start, end }: Policy, way: RefundWay, now: Date): Kurus {
  const today = istanbulToday(now);
  const cooling = daysBetween(istanbulToday(at), today) <= coolingOffDays;
  if (way === 'coolingOff' ? cooling : today <= start) return gross;
  if (way === 'untilStart') return 0;
  const unused = Math.max(0, Math.min(daysBetween(today, end), daysBetween(start, end)));
  return Math.floor((gross * unused) / daysBetween(start, end));
}
