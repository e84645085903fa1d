import { addDays, type Day, daysBetween, type Month } from '#domain/dates.ts';

const two = (number: number) => String(number).padStart(2, '0');

export const monthOf = (day: Day): Month => day.slice(0, 7);
export const yearOf = (day: Day | Month): number => Number(day.slice(0, 4));

export function addMonths(month: Month, count: number): Month {
  const number = yearOf(month) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${two((((number % 12) + 12) % 12) + 1)}`;
}

export function daysIn(month: Month): number {
  return daysBetween(`${month}-01`, `${addMonths(month, 1)}-01`);
}

/** The same day of another month, or its last one: a month after 31 January is 28 February. */
export function shiftMonths(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), count);
  return `${month}-${two(Math.min(Number(day.slice(8)), daysIn(month)))}`;
}

/** Monday is 0. 1 January 1900 was one. */
export function weekdayOf(day: Day): number {
  return ((daysBetween('1900-01-01', day) % 7) + 7) % 7;
}

/** Six weeks from the Monday on or before the first, so that the panel keeps its height from month to month. */
export function weeksOf(month: Month): readonly (readonly Day[])[] {
  const first = `${month}-01`;
  const monday = addDays(first, -weekdayOf(first));
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(monday, week * 7 + day)));
}

/** Rows of a few: years and months stand in such. */
export function rowsOf<Item>(items: readonly Item[], width: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / width) }, (_, row) =>
    items.slice(row * width, (row + 1) * width),
  );
}

export const monthsOf = (year: number): readonly Month[] =>
  Array.from({ length: 12 }, (_, index) => `${String(year).padStart(4, '0')}-${two(index + 1)}`);

/** All years that hold a day to choose. */
export function withinYears({ earliest, latest }: { readonly earliest: Day; readonly latest: Day }): readonly string[] {
  const first = yearOf(earliest);
  return Array.from({ length: yearOf(latest) - first + 1 }, (_, index) => String(first + index).padStart(4, '0'));
}
