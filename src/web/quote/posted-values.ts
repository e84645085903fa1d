import type { Field } from '#catalog/fields/field.ts';
import { valuesOf } from '#catalog/fields/problems.ts';
import { emptyValue, type FieldValue, type FormValues } from '#catalog/fields/values.ts';

function inBounds(field: Field, value: FieldValue | undefined): FieldValue | undefined {
  if (field.kind === 'radioGroup' && !field.choices.some((choice) => choice.id === value)) return emptyValue(field);
  return value;
}

/** Reads a form post: names the form does not know are dropped, choices are kept in bounds and lengths are judged with the rest. */
export function postedValues(fields: readonly Field[], form: FormData): FormValues {
  const values = valuesOf(fields, Object.fromEntries(form));
  return Object.fromEntries(fields.map((field) => [field.name, inBounds(field, values[field.name])]));
}
