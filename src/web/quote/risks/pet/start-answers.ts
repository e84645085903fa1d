import type { Field } from '#catalog/fields/field.ts';
import { valuesOf } from '#catalog/fields/problems.ts';
import { type FormValues, newRow } from '#catalog/fields/values.ts';
import { petList } from '#catalog/risks/pet/answers.ts';
import { presetAnswers } from '#catalog/risks/pet/presets.ts';
import type { Day } from '#domain/dates.ts';
import { rowsIn } from '../../../form/rows/row-list.ts';
import type { QuotationOf } from '../../quotation.ts';
import { givenAnswers } from '../thing/kept-answers.ts';

/** What the questions begin with: what holds for most, and over it what was answered before. */
export function startAnswers(fields: readonly Field[], { Answers }: QuotationOf<'pet'>, today: Day): FormValues {
  const preset = presetAnswers(today);
  const { PolicyStart = today, ...answered } = Answers ?? {};
  return valuesOf(fields, {
    ...preset,
    ...answered,
    // An answer of yesterday may begin too early today.
    PolicyStart: PolicyStart >= today ? PolicyStart : preset.PolicyStart,
  });
}

type Asked = {
  readonly quotation: QuotationOf<'pet'>;
  readonly seen: FormValues | undefined;
  readonly today: Day;
};

/** The same, and over it what stood here or was kept; the card of one animal at least is open. */
export function givenPets(fields: readonly Field[], { quotation, seen, today }: Asked): FormValues {
  const { HeaderGuid: headerGuid } = quotation;
  const given = givenAnswers(fields, { headerGuid, seen, start: startAnswers(fields, quotation, today) });
  const list = fields.find((field) => field.kind === 'listInputs');
  if (!list) return given;
  const rows = rowsIn(given[petList]).map((row) => ({ ...newRow(list), ...row }));
  return { ...given, [petList]: rows.length > 0 ? rows : [newRow(list)] };
}
