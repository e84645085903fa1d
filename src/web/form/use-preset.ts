import { useLayoutEffect, useRef } from 'react';
import type { FormValues } from '#catalog/fields/values.ts';
import type { FormStore } from './form-store.ts';
import { presetChanges } from './preset-values.ts';

/** Answers that are known later than the form is drawn. They fill nothing that is emptied later, and go with who brought them. */
export function usePreset(form: FormStore, preset: FormValues | undefined): void {
  const filled = useRef<FormValues>(undefined);
  useLayoutEffect(() => {
    const changes = presetChanges(form.values, filled.current, preset);
    filled.current = preset;
    for (const [name, value] of Object.entries(changes)) form.setValue(name, value);
  }, [form, preset]);
}
