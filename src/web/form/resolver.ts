import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { Field } from '#catalog/fields/field.ts';
import type { FormProblem } from '#catalog/fields/problems.ts';
import { istanbulToday } from '#domain/dates.ts';
import { allProblems, type JudgeTogether } from './together.ts';

/** The first problem of each field; a field of rows is as wrong as its first wrong row. */
export function errorsOf(problems: readonly FormProblem[]): FieldErrors<FieldValues> {
  return Object.fromEntries(
    problems.toReversed().map(({ path: [name = ''], message }) => [String(name), { type: 'rule', message }]),
  );
}

/** The rules of the catalogue as react-hook-form asks for them. */
export function resolverOf(fields: readonly Field[], judge?: JudgeTogether): Resolver<FieldValues> {
  return (values) => {
    const problems = allProblems(fields, values, { today: istanbulToday(new Date()), judge });
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(problems) };
  };
}
