import { z } from 'zod';
import type { Day } from '#domain/dates.ts';
import { ruleText } from '#messages/rules.ts';
import { type Field, otherName } from './field.ts';
import { judge } from './judge.ts';
import { type FormValues, isShown, type ListRow } from './values.ts';
import { fromWire, modelOf } from './wire.ts';

export type FormProblem = { readonly path: readonly (string | number)[]; readonly message: string };

/** Everything wrong with a form as it is held, in the order of its fields. */
export function problemsOf(fields: readonly Field[], values: FormValues, today: Day): FormProblem[] {
  return fields
    .filter((field) => isShown(field, values))
    .flatMap((field) => {
      const failure = judge(field, values[field.name], { today, values });
      const own: FormProblem[] = failure ? [{ path: [field.name], message: ruleText(failure) }] : [];
      if (field.kind !== 'listInputs') return own;
      const rows = (values[field.name] ?? []) as readonly ListRow[];
      const inRows = rows.flatMap((row, index) =>
        problemsOf(field.fields, row, today).map(({ path, message }) => ({
          path: [field.name, index, ...path],
          message,
        })),
      );
      return [...own, ...inRows];
    });
}

/** What was sent, as a form would hold it. */
export function valuesOf(fields: readonly Field[], sent: Readonly<Record<string, unknown>>): FormValues {
  const values: Record<string, FormValues[string]> = {};
  for (const field of fields) {
    if (field.kind === 'button') continue;
    values[field.name] =
      field.kind === 'listInputs'
        ? (fromWire(field, sent[field.name]) as readonly ListRow[]).map((row) => ({
            ...(valuesOf(field.fields, row as Record<string, unknown>) as ListRow),
            individual: field.name === 'fam' ? 1 : 2,
          }))
        : fromWire(field, sent[field.name]);
    const other = sent[otherName(field.name)];
    if (typeof other === 'string') values[otherName(field.name)] = other;
  }
  return values;
}

/** The server's schema of a form: the same fields, the same rules, the same sentences as in the browser. */
export function schemaOf(fields: readonly Field[], today: () => Day) {
  const shape = Object.fromEntries(
    fields.filter((field) => field.kind !== 'button').map((field) => [field.name, z.unknown().optional()]),
  );
  return z.looseObject(shape).transform((sent, context) => {
    const values = valuesOf(fields, sent);
    const problems = problemsOf(fields, values, today());
    for (const { path, message } of problems) context.addIssue({ code: 'custom', path: [...path], message });
    return modelOf(fields, values);
  });
}
