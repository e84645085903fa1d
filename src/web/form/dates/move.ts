import { addDays, type Day, type Month } from '#domain/dates.ts';
import { addMonths, shiftMonths, weekdayOf } from './calendar-days.ts';

export type MoveKey = { readonly key: string; readonly shiftKey: boolean };

export const monthsPerRow = 3;
export const yearsPerRow = 4;
const yearsPerPage = 20;

/** Where a key leads from a day; undefined for keys that do not move. */
export function moveDay(day: Day, { key, shiftKey }: MoveKey): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return shiftMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return shiftMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

export function moveMonth(month: Month, { key }: MoveKey): Month | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addMonths(month, -1);
    case 'ArrowRight':
      return addMonths(month, 1);
    case 'ArrowUp':
      return addMonths(month, -monthsPerRow);
    case 'ArrowDown':
      return addMonths(month, monthsPerRow);
    case 'Home':
      return `${month.slice(0, 4)}-01`;
    case 'End':
      return `${month.slice(0, 4)}-12`;
    case 'PageUp':
      return addMonths(month, -12);
    case 'PageDown':
      return addMonths(month, 12);
    default:
      return undefined;
  }
}

const yearSteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -yearsPerRow,
  ArrowDown: yearsPerRow,
  PageUp: -yearsPerPage,
  PageDown: yearsPerPage,
  Home: -9999,
  End: 9999,
};

/** Years move within the limits only, so the far ends stand for the first and the last. */
export function moveYear(year: string, { key }: MoveKey): string | undefined {
  const step = yearSteps[key];
  if (step === undefined) return undefined;
  return String(Math.min(9999, Math.max(0, Number(year) + step))).padStart(4, '0');
}
