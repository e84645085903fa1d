import { once } from '#domain/once.ts';

const timeZone = 'Europe/Istanbul';
const moments = once(() => new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short', timeZone }));
const days = once(() => new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone }));

/** 16 Kasım 2026 13:20, by the clocks of Istanbul. */
export const showMoment = (moment: string) => moments().format(new Date(moment));

/** 16 Kasım 2026, the day it is in Istanbul. */
export const showDay = (moment: string) => days().format(new Date(moment));

const months = once(() => new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** Kasım 2026, of a day such as 2026-11-01. */
export const showMonth = (day: string) => months().format(new Date(day));
