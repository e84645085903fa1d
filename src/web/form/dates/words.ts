import type { Day, Month } from '#domain/dates.ts';
import { dateMessages } from '#messages/dates.ts';

const words = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('tr-TR', { ...options, timeZone: 'UTC' });
const longDay = words({ day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' });
const plainDay = words({ day: 'numeric', month: 'long', year: 'numeric' });
const monthAndYear = words({ month: 'long', year: 'numeric' });
const monthAlone = words({ month: 'long' });
const longWeekday = words({ weekday: 'long' });

const moment = (day: Day) => new Date(`${day}T00:00:00Z`);

/** '15 Kasım 2026 Pazar' */
export const sayDay = (day: Day) => longDay.format(moment(day));
/** '15 Kasım 2026' */
export const writeDay = (day: Day) => plainDay.format(moment(day));
/** 'Kasım 2026' */
export const writeMonth = (month: Month) => monthAndYear.format(moment(`${month}-01`));
/** 'Kasım' */
export const nameMonth = (month: Month) => monthAlone.format(moment(`${month}-01`));

/** Monday first; 1 January 1900 was one. One letter would not tell Pazartesi, Perşembe and Pazar apart. */
export const weekdays = dateMessages.weekdayHeads.map((head, index) => ({
  head,
  name: longWeekday.format(moment(`1900-01-0${index + 1}`)),
}));
