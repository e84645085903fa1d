import type { Day } from '#domain/dates.ts';

/** Months by the calendar, and by how many days the second day stands later in its month. */
function calendarMonths(from: Day, to: Day): readonly [months: number, days: number] {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return [(toYear - fromYear) * 12 + toMonth - fromMonth, toDay - fromDay];
}

/** Months that are over. */
export function fullMonths(from: Day, to: Day): number {
  const [months, days] = calendarMonths(from, to);
  return days < 0 ? months - 1 : months;
}

/** Whether more than so many months have passed; on the very day they are over, they have not. */
export function isOlderThan(months: number, from: Day, to: Day): boolean {
  const [passed, days] = calendarMonths(from, to);
  return passed > months || (passed === months && days > 0);
}
