import type { DateAndTimePicker, DatePicker } from '#catalog/fields/field.ts';
import { type Day, formatDay } from '#domain/dates.ts';
import { dateMessages } from '#messages/dates.ts';
import { isBounded, limitsOf } from './day-limits.ts';

/** The bounds in words, where the field sets any that need saying. */
export function limitNote(field: DatePicker | DateAndTimePicker, today: Day): string | undefined {
  const { below, above } = isBounded(field);
  const { earliest, latest } = limitsOf(field, today);
  if (below && above) return dateMessages.between(formatDay(earliest), formatDay(latest));
  if (below) return dateMessages.from(formatDay(earliest));
  return above ? dateMessages.upTo(formatDay(latest)) : undefined;
}
