import { useMemo } from 'react';
import { decidingFields } from '#catalog/fields/condition.ts';
import type { Field } from '#catalog/fields/field.ts';
import { isShown } from '#catalog/fields/values.ts';
import type { FormStore } from './form-store.ts';
import { useHeldValues } from './use-form-store.ts';

/** The fields whose condition holds. Only what decides a condition is watched. */
export function useShownFields(form: FormStore, fields: readonly Field[]): readonly Field[] {
  const names = useMemo(() => [...new Set(fields.flatMap(({ when }) => (when ? decidingFields(when) : [])))], [fields]);
  const held = useHeldValues(form, names);
  const known = Object.fromEntries(names.map((name, index) => [name, held[index]]));
  return fields.filter((field) => isShown(field, known));
}
