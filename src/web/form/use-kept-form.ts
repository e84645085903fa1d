import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { Field, FormDefinition } from '#catalog/fields/field.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { keepCaret } from './keep-caret.ts';
import { keepValues, readKept } from './kept-values.ts';
import { resolverOf } from './resolver.ts';
import { startValues } from './start-values.ts';
import type { JudgeTogether } from './together.ts';
import { typedBefore } from './typed-before.ts';
import { useShownFields } from './use-shown-fields.ts';

export type KeptFormOptions = {
  readonly definition: FormDefinition;
  readonly fields: readonly Field[];
  readonly given: FormValues;
  readonly judge: JudgeTogether | undefined;
  readonly keepAs: string;
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Values of the steps before, secrets among them; they live as long as the form. */
  readonly carried: RefObject<FormValues | undefined>;
  readonly onValues: ((values: FormValues) => void) | undefined;
  /** Names of fields that the server found wrong. */
  readonly wrong: readonly string[];
};

/** Recalls what is wrong elsewhere: a rule may look at two fields. */
function recheckOthers(form: UseFormReturn<FieldValues>, wrong: object, changed: string | undefined): void {
  const others = Object.keys(wrong).filter((name) => name !== changed);
  if (others.length > 0) void form.trigger(others);
}

/** A form that finds again what was typed: before scripts ran, before a reload, on another page. */
export function useKeptForm(options: KeptFormOptions) {
  const { definition, fields, given, judge, keepAs, formRef, carried, wrong } = options;
  const allFields = useMemo(() => definition.steps.flatMap((known) => known.fields), [definition]);
  const hydrated = useHydrated();
  const [served] = useState(!hydrated);
  const [start] = useState(
    () => carried.current ?? startValues(allFields, given, hydrated ? readKept(keepAs, allFields) : {}),
  );
  const form = useForm<FieldValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: start,
    resolver: resolverOf(fields, judge),
  });
  const { errors } = form.formState;
  // Stands before the effect that takes over, so that what is found there reaches the conditions too.
  const shown = useShownFields(form.control, fields);

  const takeOver = useEffectEvent((element: HTMLFormElement) => {
    const kept = startValues(allFields, given, readKept(keepAs, allFields));
    for (const [name, value] of Object.entries({ ...kept, ...typedBefore(element, fields) })) {
      if (value === start[name]) continue;
      const control = element.elements.namedItem(name);
      if (control instanceof HTMLInputElement && typeof value === 'string') keepCaret(control, value);
      form.setValue(name, value);
    }
    if (wrong.length > 0) void form.trigger([...wrong]);
  });
  useLayoutEffect(() => {
    if (served && formRef.current) takeOver(formRef.current);
  }, [served, formRef]);

  const changed = useEffectEvent((name: string | undefined) => {
    const values: FormValues = form.getValues();
    carried.current = values;
    keepValues(keepAs, allFields, values);
    options.onValues?.(values);
    recheckOthers(form, errors, name);
  });
  useEffect(() => {
    changed(undefined);
    return form.subscribe({ formState: { values: true }, callback: ({ name }) => changed(name) });
  }, [form]);

  return { form, shown, errors, hydrated };
}
