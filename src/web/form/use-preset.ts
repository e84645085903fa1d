import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormValues } from '#catalog/fields/values.ts';

/** Answers that are known later than the form is drawn: they fill what stands empty then, and nothing that is emptied later. */
export function usePreset(form: UseFormReturn<FieldValues>, preset: FormValues | undefined): void {
  const isFilled = useRef(false);
  useEffect(() => {
    if (preset && !isFilled.current) {
      for (const [name, value] of Object.entries(preset)) {
        if ((form.getValues(name) ?? '') === '') form.setValue(name, value);
      }
    }
    isFilled.current = preset !== undefined;
  }, [form, preset]);
}
