import type { Field } from '#catalog/fields/field.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { vehicleForm } from '#catalog/risks/vehicle/form.ts';
import { gates } from '#catalog/risks/vehicle/screen.ts';
import { lineVariantOf } from '#contracts/calls/line-variant.ts';
import type { Day } from '#domain/dates.ts';
import { keepValues, readKept } from '../../../form/kept-values.ts';
import type { QuotationOf } from '../../quotation.ts';
import { foundFields, startAnswers } from './start-answers.ts';

/** The name under which the answers of a quotation are kept in this tab. */
export const answersName = (headerGuid: string) => `vehicle:${headerGuid}`;

/** What the questions begin with: what was last seen on this page or kept in this tab, else what the server knows. */
export function givenAnswers(
  fields: readonly Field[],
  quotation: QuotationOf<'vehicle'>,
  { today, seen = {} }: { readonly today: Day; readonly seen?: FormValues | undefined },
): FormValues {
  const kept = readKept(answersName(quotation.HeaderGuid), fields);
  return { ...startAnswers(fields, quotation, today), ...seen, ...kept };
}

/**
 * After a new search: what the owner chose goes on, and of the vehicle what was found now stands in place of what was
 * found or typed before. Where nothing was found, nothing typed is lost.
 */
export function carryAnswers(from: string | undefined, quotation: QuotationOf<'vehicle'>, today: Day): void {
  if (from === undefined) return;
  const fields = [...fieldsOf(vehicleForm(lineVariantOf(quotation))), ...Object.values(gates)];
  const kept = readKept(answersName(from), fields);
  const isFound = quotation.VehicleSearch === 'found';
  const replaced = isFound ? startAnswers(foundFields(quotation.QueryType), quotation, today) : {};
  keepValues(answersName(quotation.HeaderGuid), fields, { ...kept, ...replaced });
}
