import { type Day, formatDay } from '#domain/dates.ts';
import { deskTexts } from '#messages/desk.ts';
import { todayTexts as words } from '#messages/desk-today.ts';

const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

export const countText = (count: number): string => whole.format(count);

export const percentText = (share: number | null): string =>
  share === null ? deskTexts.none : words.percent(tenths.format(share));

export const secondsText = (milliseconds: number | null): string =>
  milliseconds === null ? deskTexts.none : words.seconds(tenths.format(milliseconds / 1000));

/** 'DD.MM' */
export const shortDay = (day: Day): string => formatDay(day).slice(0, 5);
