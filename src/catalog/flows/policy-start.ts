import { addDays, type Day } from '#domain/dates.ts';
import { type RenewalLine, renewalWindow } from '#domain/rules/renewal-start.ts';
import type { DatePicker } from '../fields/field.ts';
import type { VehicleLine } from './vehicle-lines.ts';

/** Lines that are renewed year after year have a window of their own; any other starts within a month. */
const renewals: Partial<Record<VehicleLine, RenewalLine>> = { kasko: 'kasko', trafik: 'trafik' };
const otherDaysAhead = 30;

export function startLimits(line: VehicleLine): Pick<DatePicker, 'purpose' | 'disablePast' | 'daysAhead'> {
  const renewal = renewals[line];
  return renewal ? { purpose: { renewal } } : { disablePast: true, daysAhead: otherDaysAhead };
}

/** The day after the last policy's end where the line is a renewal of it and may begin then, else today. */
export function presetStart(line: VehicleLine, { lastEnd, today }: { lastEnd: Day | undefined; today: Day }): Day {
  const renewal = renewals[line];
  if (lastEnd === undefined || renewal === undefined) return today;
  const next = addDays(lastEnd, 1);
  return next >= today && next <= addDays(today, renewalWindow[renewal]) ? next : today;
}
