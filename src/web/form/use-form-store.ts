import { useInsertionEffect, useReducer } from 'react';
import type { FieldValue } from '#catalog/fields/values.ts';
import type { FormState, FormStore } from './form-store.ts';

// All subscribe before any layout effect runs: what one of those writes is drawn before anybody sees the form without it.

const useRedraw = () => useReducer((count: number) => count + 1, 0)[1];

/** Values of a form; whoever reads them is drawn anew when one of them changes. */
export function useHeldValues(form: FormStore, names: readonly string[]): readonly (FieldValue | undefined)[] {
  const redraw = useRedraw();
  useInsertionEffect(
    () =>
      form.onValue((name) => {
        if (names.includes(name)) redraw();
      }),
    [form, names, redraw],
  );
  return names.map((name) => form.values[name]);
}

/** What is wrong with one field. */
export function useFieldError(form: FormStore, name: string): string | undefined {
  const redraw = useRedraw();
  useInsertionEffect(
    () =>
      form.onState(({ errors }) => {
        if (errors[name] !== form.state.errors[name]) redraw();
      }),
    [form, name, redraw],
  );
  return form.state.errors[name];
}

export function useFormState(form: FormStore): FormState {
  const redraw = useRedraw();
  useInsertionEffect(() => form.onState(redraw), [form, redraw]);
  return form.state;
}
