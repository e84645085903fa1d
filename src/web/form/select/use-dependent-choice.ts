import { useEffect, useEffectEvent, useRef } from 'react';
import type { Choice } from '#catalog/fields/field.ts';
import type { FieldValue } from '#catalog/fields/values.ts';
import type { SelectOptions } from '../use-select-options.ts';

type Held = { readonly of: string; readonly choice: Choice | undefined };

/** Whether a choice still means the same: codes are used again for other things elsewhere. */
export function outlives(choice: Choice | undefined, now: Choice | undefined): boolean {
  return choice !== undefined && choice.id === now?.id && choice.name === now.name;
}

/** Takes back a choice once the answers that its list depends on have changed, unless the new list holds it too. */
export function useDependentChoice(
  { options, loading, of }: SelectOptions,
  value: FieldValue | undefined,
  onChange: (value: FieldValue) => void,
): void {
  const held = useRef<Held>({ of, choice: undefined });
  const takeBack = useEffectEvent(() => onChange(''));
  useEffect(() => {
    if (loading || typeof value !== 'string') return;
    const before = held.current;
    const now = options.find(({ id }) => id === value);
    held.current = { of, choice: now };
    if (before.of !== of && value !== '' && !outlives(before.choice, now)) takeBack();
  }, [options, loading, of, value]);
}
