import type { FormValues } from './values.ts';

/** A field is shown only while another holds one of these values, or while several such conditions hold. */
export type Condition =
  | { readonly field: string; readonly is: readonly string[] }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

export function holds(condition: Condition, values: FormValues): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(one, values));
  if ('any' in condition) return condition.any.some((one) => holds(one, values));
  return condition.is.includes(String(values[condition.field] ?? ''));
}

/** The names of all fields that decide a condition. */
export function decidingFields(condition: Condition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(decidingFields);
  return 'any' in condition ? condition.any.flatMap(decidingFields) : [condition.field];
}
