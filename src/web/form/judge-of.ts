import type { Field } from '#catalog/fields/field.ts';
import type { FormProblem } from '#catalog/fields/problems.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { istanbulToday } from '#domain/dates.ts';
import type { FieldErrors } from './form-store.ts';
import { allProblems, type JudgeTogether } from './together.ts';

/** The first problem of each field; a field of rows is as wrong as its first wrong row. */
export function errorsOf(problems: readonly FormProblem[]): FieldErrors {
  return Object.fromEntries(problems.toReversed().map(({ path: [name = ''], message }) => [String(name), message]));
}

/** The rules of the catalogue as the form's store asks for them. */
export function judgeOf(fields: readonly Field[], judge?: JudgeTogether): (values: FormValues) => FieldErrors {
  return (values) => errorsOf(allProblems(fields, values, { today: istanbulToday(new Date()), judge }));
}
