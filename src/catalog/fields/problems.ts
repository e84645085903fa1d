import type { Day } from '#domain/dates.ts';
import { ruleText } from '#messages/rules.ts';
import { type Field, otherName } from './field.ts';
import { judge } from './judge.ts';
import { type FormValues, isShown, type ListRow } from './values.ts';
import { fromWire } from './wire.ts';

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

/** Of an answer that something is wrong with already nothing more is said. */
export function furtherProblems(told: readonly FormProblem[], found: readonly FormProblem[]): readonly FormProblem[] {
  const places = new Set(told.map(({ path }) => path.join()));
  return found.filter(({ path }) => !places.has(path.join()));
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
