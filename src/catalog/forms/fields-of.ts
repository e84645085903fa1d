import type { Field, FormDefinition } from '../fields/field.ts';

/** All fields of a form, step after step. */
export function fieldsOf(form: FormDefinition): readonly Field[] {
  return form.steps.flatMap((step) => step.fields);
}
