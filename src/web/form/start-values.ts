import type { Field } from '#catalog/fields/field.ts';
import { emptyValues, type FieldValue, type FormValues } from '#catalog/fields/values.ts';

const isBlank = (value: FieldValue | undefined) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What was given from outside stands first, then what was kept, then the value of a field nobody has touched. */
export function startValues(fields: readonly Field[], given: FormValues, kept: FormValues): FormValues {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => !isBlank(value)));
  return { ...emptyValues(fields), ...kept, ...filled };
}
