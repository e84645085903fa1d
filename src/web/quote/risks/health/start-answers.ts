import type { Field } from '#catalog/fields/field.ts';
import { valuesOf } from '#catalog/fields/problems.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { presetAnswers } from '#catalog/risks/health/presets.ts';
import { shownRow } from '#catalog/risks/health/shown-rows.ts';
import type { Day } from '#domain/dates.ts';
import type { QuotationOf } from '../../quotation.ts';

/** What the questions begin with: what holds for most, and over it what was answered before. */
export function startAnswers(
  fields: readonly Field[],
  { QueryType, Answers }: QuotationOf<'health'>,
  today: Day,
): FormValues {
  const preset = presetAnswers(QueryType, today);
  const { fam = preset.fam, PolicyStart = today, ...answered } = Answers ?? {};
  return valuesOf(fields, {
    ...preset,
    ...answered,
    fam: fam?.map((row) => shownRow(row)),
    // An answer of yesterday may begin too early today.
    PolicyStart: PolicyStart >= today ? PolicyStart : preset.PolicyStart,
  });
}
