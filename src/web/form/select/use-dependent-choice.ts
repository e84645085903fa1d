import { useEffect, useEffectEvent, useRef } from 'react';
import type { Choice } from '#catalog/fields/field.ts';
import type { FieldValue } from '#catalog/fields/values.ts';
import type { SelectOptions } from '../use-select-options.ts';

type Held = { readonly of: string; readonly choices: readonly Choice[] };

/** Whether a choice still means the same: codes are used again for other things elsewhere. */
export function outlives(choice: Choice | undefined, now: Choice | undefined): boolean {
  return choice !== undefined && choice.id === now?.id && choice.name === now.name;
}

/** What is left of a value that held some choices, now that others can be chosen. */
export function leftOf(value: FieldValue, before: readonly Choice[], now: readonly Choice[]): FieldValue {
  const isLeft = (id: unknown) =>
    outlives(
      before.find((choice) => choice.id === id),
      now.find((choice) => choice.id === id),
    );
  if (Array.isArray(value)) return (value as readonly string[]).filter(isLeft);
  return isLeft(value) ? value : '';
}

const isBlank = (value: FieldValue | undefined) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Takes back what was chosen once the answers that its list depends on have changed, unless the new list holds it too. */
export function useDependentChoice(
  { options, loading, of }: SelectOptions,
  value: FieldValue | undefined,
  onChange: (value: FieldValue) => void,
): void {
  const held = useRef<Held>({ of, choices: [] });
  const takeBack = useEffectEvent((left: FieldValue) => onChange(left));
  useEffect(() => {
    if (loading) return;
    const before = held.current;
    const chosen = Array.isArray(value) ? (value as readonly unknown[]) : [value];
    held.current = { of, choices: options.filter(({ id }) => chosen.includes(id)) };
    if (before.of === of || value === undefined || isBlank(value)) return;
    const left = leftOf(value, before.choices, options);
    if (Array.isArray(left) ? left.length < chosen.length : left !== value) takeBack(left);
  }, [options, loading, of, value]);
}
