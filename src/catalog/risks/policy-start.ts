import { addDays, type Day } from '#domain/dates.ts';
import type { DatePicker } from '../fields/field.ts';
import type { Line } from '../lines/index.ts';

/** A renewal has a window and sentences of its own; any other policy begins soon. */
export function startLimits({
  kind,
  daysAhead,
}: Line['start']): Pick<DatePicker, 'purpose' | 'disablePast' | 'daysAhead'> {
  return kind === 'renewal' ? { purpose: { renewalWithin: daysAhead } } : { disablePast: true, daysAhead };
}

/** The day after the last policy's end where the line is a renewal of it and may begin then, else today. */
export function presetStart(
  { kind, daysAhead }: Line['start'],
  { lastEnd, today }: { readonly lastEnd: Day | undefined; readonly today: Day },
): Day {
  if (lastEnd === undefined || kind !== 'renewal') return today;
  const next = addDays(lastEnd, 1);
  return next >= today && next <= addDays(today, daysAhead) ? next : today;
}
