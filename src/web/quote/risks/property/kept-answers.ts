import type { Field } from '#catalog/fields/field.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { propertyForm } from '#catalog/risks/property/form.ts';
import { propertyGates } from '#catalog/risks/property/screen.ts';
import type { Day } from '#domain/dates.ts';
import { keepValues, readKept } from '../../../form/kept-values.ts';
import type { QuotationOf } from '../../quotation.ts';
import { foundFields, startAnswers } from './start-answers.ts';

/** The name under which the answers of a quotation are kept in this tab. */
export const answersName = (headerGuid: string) => `property:${headerGuid}`;

/** What the questions begin with: what was last seen on this page or kept in this tab, else what the server knows. */
export function givenAnswers(
  fields: readonly Field[],
  quotation: QuotationOf<'property'>,
  { today, seen = {} }: { readonly today: Day; readonly seen?: FormValues | undefined },
): FormValues {
  const kept = readKept(answersName(quotation.HeaderGuid), fields);
  return { ...startAnswers(fields, quotation, today), ...seen, ...kept };
}

/** After a new search: choices go on, and the building is the one found now. Where none was found, nothing typed is lost. */
export function carryAnswers(from: string | undefined, quotation: QuotationOf<'property'>, today: Day): void {
  if (from === undefined) return;
  const fields = [...fieldsOf(propertyForm({ line: quotation.QueryType })), ...Object.values(propertyGates)];
  const kept = readKept(answersName(from), fields);
  const replaced = quotation.Address ? startAnswers(foundFields(quotation), quotation, today) : {};
  keepValues(answersName(quotation.HeaderGuid), fields, { ...kept, ...replaced });
}
