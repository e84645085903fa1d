import { once } from './once.ts';

/** A calendar day without time or zone, 'YYYY-MM-DD'; two of them compare as strings. */
export type Day = string;

/** A calendar month, 'YYYY-MM'. */
export type Month = string;

const dayMilliseconds = 86_400_000;

function epochDay(day: Day): number {
  if (!isRealDay(day)) throw new RangeError(`Not a day: ${day}`);
  return Date.parse(`${day}T00:00:00Z`) / dayMilliseconds;
}

/** An ISO day that stands in the calendar: '2025-02-29' does not. */
export function isRealDay(value: string): value is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith('0000')) return false;
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
}

/** Reads 'dd.mm.yyyy' or 'dd/mm/yyyy'; a day that does not exist is undefined. */
export function parseDay(text: string): Day | undefined {
  const match = /^(\d{2})([./])(\d{2})\2(\d{4})$/.exec(text);
  if (!match) return undefined;
  const day = `${match[4]}-${match[3]}-${match[1]}`;
  return isRealDay(day) ? day : undefined;
}

/** Reads a day as a person writes it or as the wire carries it. */
export function readDay(text: string): Day | undefined {
  return isRealDay(text) ? text : parseDay(text);
}

/** 'DD.MM.YYYY', or with slashes as the date picker shows it. */
export function formatDay(day: Day, separator: '.' | '/' = '.'): string {
  return day.split('-').toReversed().join(separator);
}

/** Reads 'MM/YYYY' of the month picker. */
export function parseMonth(text: string): Month | undefined {
  const match = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(text);
  return match ? `${match[2]}-${match[1]}` : undefined;
}

/** 'MM/YYYY' */
export function formatMonth(month: Month): string {
  return month.split('-').toReversed().join('/');
}

export function addDays(day: Day, count: number): Day {
  return new Date((epochDay(day) + count) * dayMilliseconds).toISOString().slice(0, 10);
}

/** Positive when the second day comes later. */
export function daysBetween(from: Day, to: Day): number {
  return epochDay(to) - epochDay(from);
}

/** The same day of a later year; 29 February has none in most years and gives way to the day before. */
export function sameDayYearsLater(day: Day, years: number): Day {
  const monthDay = day.slice(5) === '02-29' ? '02-28' : day.slice(5);
  return `${Number(day.slice(0, 4)) + years}-${monthDay}`;
}

/** Full years lived; who was born on 29 February grows older on 1 March of a common year. */
export function ageOn(birthday: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Full months lived; who was born on the 31st is a month older on the first day after a shorter month. */
export function monthsOn(birthday: Day, day: Day): number {
  const monthsTo = (one: Day) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7));
  return monthsTo(day) - monthsTo(birthday) - (day.slice(8) < birthday.slice(8) ? 1 : 0);
}

/** Since then Istanbul's clocks stand three hours before Greenwich, in summer and in winter. */
const fixedSince = Date.UTC(2016, 8, 7, 21);
const fixedMs = 3 * 60 * 60 * 1000;

const istanbulClock = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Istanbul',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** 'YYYY-MM-DD HH:mm' on Istanbul's clocks, wherever the program runs. */
export function formatMoment(moment: Date): string {
  const time = moment.getTime();
  // On a phone the clock of a time zone takes longer to make than a form to appear.
  if (time >= fixedSince) return new Date(time + fixedMs).toISOString().slice(0, 16).replace('T', ' ');
  const parts = Object.fromEntries(
    istanbulClock()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
}

/** Today in Istanbul, wherever the program runs. */
export function istanbulToday(now: Date): Day {
  return formatMoment(now).slice(0, 10);
}

/** Every year from the start to the current one, both included. */
export function yearList(start: number, currentYear: number): number[] {
  return Array.from({ length: Math.max(0, currentYear - start + 1) }, (_, index) => start + index);
}
