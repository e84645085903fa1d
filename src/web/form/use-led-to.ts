import { useEffect, useEffectEvent } from 'react';
import { decidingFields } from '#catalog/fields/condition.ts';
import type { Field } from '#catalog/fields/field.ts';
import type { FormStore } from './form-store.ts';

type Engine = {
  readonly form: Pick<FormStore, 'setValue'>;
  readonly goTo: (name: string) => void;
};

const none: readonly string[] = [];

/** Brings somebody to the field they were told of, once the form stands: what it is asked behind is opened for it. */
export function useLedTo(names: readonly string[] = none, fields: readonly Field[], { form, goTo }: Engine): void {
  const lead = useEffectEvent((): number | undefined => {
    const field = names.map((name) => fields.find((known) => known.name === name)).find((known) => known !== undefined);
    if (!field) return undefined;
    const openers = field.when ? decidingFields(field.when) : [];
    for (const { name, kind } of fields) {
      if (kind === 'switch' && openers.includes(name)) form.setValue(name, true);
    }
    // The step takes the focus to its heading as it appears; the field comes after it.
    return requestAnimationFrame(() => goTo(field.name));
  });
  useEffect(() => {
    const waiting = lead();
    return () => {
      if (waiting !== undefined) cancelAnimationFrame(waiting);
    };
  }, []);
}
