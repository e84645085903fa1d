import type { Day } from '#domain/dates.ts';
import { daysIn, shiftMonths } from './calendar-days.ts';
import { intoLimits, type Limits } from './day-limits.ts';

export type CalendarView = 'days' | 'months' | 'years';

/** Most who give a birthdate were born about then. */
const usualAge = 35;

/** A day in a given month or year, as near as can be to another. */
export function dayIn(time: string, near: Day): Day {
  if (time.length === 10) return time;
  const month = time.length === 7 ? time : `${time}${near.slice(4, 7)}`;
  return `${month}-${String(Math.min(Number(near.slice(8)), daysIn(month))).padStart(2, '0')}`;
}

type Start = {
  readonly chosen: string | undefined;
  readonly limits: Limits;
  readonly today: Day;
  readonly birth: boolean;
};

/** Where a calendar opens: on the chosen day, else on today or in a likely year of birth. */
export function startDay({ chosen, limits, today, birth }: Start): Day {
  const likely = birth ? shiftMonths(today, -12 * usualAge) : today;
  return intoLimits(chosen === undefined ? likely : dayIn(chosen, `${chosen.slice(0, 7)}-01`), limits);
}
