import type { DateAndTimePicker, DatePicker } from '#catalog/fields/field.ts';
import { addDays, type Day } from '#domain/dates.ts';

export type Limits = { readonly earliest: Day; readonly latest: Day };

/** Years a calendar leads to when nothing else is said. */
const firstYear = 1900;
const yearsAhead = 50;

/** The first and the last day that can be chosen, as the rules of the field judge them. */
export function limitsOf(field: DatePicker | DateAndTimePicker, today: Day): Limits {
  const widest = { earliest: `${firstYear}-01-01`, latest: `${Number(today.slice(0, 4)) + yearsAhead}-12-31` };
  if (field.kind === 'datePicker' && field.purpose) {
    return field.purpose === 'birthdate'
      ? { ...widest, latest: today }
      : { earliest: today, latest: addDays(today, field.purpose.renewalWithin) };
  }
  return {
    earliest:
      field.daysBack === undefined ? (field.disablePast ? today : widest.earliest) : addDays(today, -field.daysBack),
    latest:
      field.daysAhead === undefined ? (field.disableFuture ? today : widest.latest) : addDays(today, field.daysAhead),
  };
}

/** Whether the field itself sets a bound, which is then told to the visitor. That nobody is born tomorrow goes without saying. */
export function isBounded(field: DatePicker | DateAndTimePicker): { readonly below: boolean; readonly above: boolean } {
  const renewal = field.kind === 'datePicker' && typeof field.purpose === 'object';
  return {
    below: renewal || Boolean(field.disablePast) || field.daysBack !== undefined,
    above: renewal || Boolean(field.disableFuture) || field.daysAhead !== undefined,
  };
}

export function isWithin(day: Day, { earliest, latest }: Limits): boolean {
  return day >= earliest.slice(0, day.length) && day <= latest.slice(0, day.length);
}

/** The nearest day, month or year that can be chosen; a shorter text is a longer time. */
export function intoLimits(day: Day, { earliest, latest }: Limits): Day {
  const [first, last] = [earliest.slice(0, day.length), latest.slice(0, day.length)];
  return day < first ? first : day > last ? last : day;
}
