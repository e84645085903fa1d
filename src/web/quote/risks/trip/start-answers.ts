import type { Field } from '#catalog/fields/field.ts';
import { valuesOf } from '#catalog/fields/problems.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { tripPresets } from '#catalog/risks/trip/presets.ts';
import type { Day } from '#domain/dates.ts';
import type { QuotationOf } from '../../quotation.ts';

/** What the questions begin with: what holds for most, and over it what was answered before. */
export function startAnswers(fields: readonly Field[], { Answers }: QuotationOf<'trip'>, today: Day): FormValues {
  const { PolicyStart, PolicyEnd, ...answered } = Answers ?? {};
  // A journey of yesterday has other days today.
  const days = PolicyStart !== undefined && PolicyStart >= today ? { PolicyStart, PolicyEnd } : {};
  return valuesOf(fields, { ...tripPresets, ...answered, ...days });
}
