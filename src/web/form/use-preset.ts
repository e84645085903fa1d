import { useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormValues } from '#catalog/fields/values.ts';
import { presetChanges } from './preset-values.ts';

/** Answers that are known later than the form is drawn. They fill nothing that is emptied later, and go with who brought them. */
export function usePreset(form: UseFormReturn<FieldValues>, preset: FormValues | undefined): void {
  const filled = useRef<FormValues>(undefined);
  useLayoutEffect(() => {
    const changes = presetChanges(form.getValues() as FormValues, filled.current, preset);
    filled.current = preset;
    for (const [name, value] of Object.entries(changes)) form.setValue(name, value);
  }, [form, preset]);
}
