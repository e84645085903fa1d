import { useMemo } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { decidingFields } from '#catalog/fields/condition.ts';
import type { Field } from '#catalog/fields/field.ts';
import { isShown } from '#catalog/fields/values.ts';

/** The fields whose condition holds. Only what decides a condition is watched. */
export function useShownFields(control: Control<FieldValues>, fields: readonly Field[]): readonly Field[] {
  const names = useMemo(() => [...new Set(fields.flatMap(({ when }) => (when ? decidingFields(when) : [])))], [fields]);
  const held = useWatch({ control, name: names });
  const known = Object.fromEntries(names.map((name, index) => [name, held[index]]));
  return fields.filter((field) => isShown(field, known));
}
