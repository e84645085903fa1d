import type { FormValues } from '#catalog/fields/values.ts';
import { lines } from '#catalog/lines/index.ts';
import type { VehicleSubject } from '#catalog/risks/vehicle/subject.ts';
import { formatDay, readDay } from '#domain/dates.ts';
import { policyEnd } from '#domain/quote/terms.ts';
import { vehicleStepTexts } from '#messages/vehicle-step.ts';

type PolicyPeriodProps = {
  readonly line: VehicleSubject['line'];
  /** Whether the length of the policy is chosen. */
  readonly byDays: boolean;
  readonly values: FormValues;
};

/** From when to when the policy will hold, once it is chosen. */
export function PolicyPeriod({ line, byDays, values }: PolicyPeriodProps) {
  const start = readDay(String(values.PolicyStart ?? ''));
  const termDays = byDays ? Number(values.TermDays ?? '') : undefined;
  if (start === undefined || termDays === 0) return null;
  const end = policyEnd({ term: lines[line].term, start, termDays });
  return <p className="mt-5 text-ink-soft">{vehicleStepTexts.period(formatDay(start), formatDay(end))}</p>;
}
