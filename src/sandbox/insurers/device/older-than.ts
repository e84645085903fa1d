import { addDays, type Day, monthsOn } from '#domain/dates.ts';

/** Whether more than so many months have passed; on the very day they are over, they have not. */
export function isOlderThan(months: number, from: Day, to: Day): boolean {
  return monthsOn(from, addDays(to, -1)) >= months;
}
