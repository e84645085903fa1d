import type { Day } from '#domain/dates.ts';
import { inForceOrLatest } from '#domain/tariffs/dated.ts';
import { shortPeriodRows } from '#domain/tariffs/short-period.ts';

/** Share of a year's premium, in percent, that a shorter coverage costs. */
export function shortPeriodPercent(days: number, day?: Day): number {
  if (!Number.isInteger(days) || days < 1) throw new RangeError(`a coverage cannot last ${days} days`);
  const periods = inForceOrLatest(shortPeriodRows, day).value;
  return periods.find(({ longestDays }) => days <= longestDays)?.percent ?? 100;
}

/** The same as a number between 0 and 1. */
export function shortPeriodShare(days: number, day?: Day): number {
  return shortPeriodPercent(days, day) / 100;
}
