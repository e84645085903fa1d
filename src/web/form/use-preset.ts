import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormValues } from '#catalog/fields/values.ts';

/** Answers that are known later than the form is drawn: they fill what stands empty, and nothing that was typed. */
export function usePreset(form: UseFormReturn<FieldValues>, preset: FormValues | undefined): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(preset ?? {})) {
      if ((form.getValues(name) ?? '') === '') form.setValue(name, value);
    }
  }, [form, preset]);
}
