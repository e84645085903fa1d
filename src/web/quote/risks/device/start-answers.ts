import type { Field } from '#catalog/fields/field.ts';
import { valuesOf } from '#catalog/fields/problems.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import type { Day } from '#domain/dates.ts';
import type { QuotationOf } from '../../quotation.ts';

/** What the questions begin with: what was answered before. What holds for most phones nobody can guess. */
export function startAnswers(fields: readonly Field[], { Answers }: QuotationOf<'device'>): FormValues {
  return valuesOf(fields, { ...Answers });
}

/** Only what follows another policy is told its day. */
export const isRenewal = ({ Answers }: Pick<QuotationOf<'device'>, 'Answers'>): boolean =>
  Answers?.PolicyStart !== undefined;

/** The one day on which the policy can begin: the end of the policy that it follows where that lies ahead, else today. */
export function policyStart({ Answers }: Pick<QuotationOf<'device'>, 'Answers'>, today: Day): Day {
  const renewed = Answers?.PolicyStart;
  return renewed !== undefined && renewed > today ? renewed : today;
}
