import { addDays, type Day } from '../dates.ts';
import type { LineKey } from '../lines.ts';

const byDays: readonly LineKey[] = ['galericikisatrafik', 'yesilKart', 'yabanciTrafik'];

/** The same day of the next year; 29 February has none and gives way to the day before. */
function sameDayNextYear(day: Day): Day {
  const monthDay = day.slice(5) === '02-29' ? '02-28' : day.slice(5);
  return `${Number(day.slice(0, 4)) + 1}-${monthDay}`;
}

/** When a policy ends: a year after its start, or after the chosen days where the line is sold by days. */
export function policyEnd({
  line,
  start,
  termDays,
}: {
  readonly line: LineKey;
  readonly start: Day;
  readonly termDays: number | undefined;
}): Day {
  if (!byDays.includes(line)) return sameDayNextYear(start);
  if (termDays === undefined) throw new RangeError(`${line} is sold by days, and none were chosen`);
  return addDays(start, termDays);
}
