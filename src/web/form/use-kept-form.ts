import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { Field, FormDefinition } from '#catalog/fields/field.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { FormStore } from './form-store.ts';
import { judgeOf } from './judge-of.ts';
import { keepCaret } from './keep-caret.ts';
import { keepValues, readKept } from './kept-values.ts';
import { startValues } from './start-values.ts';
import type { JudgeTogether } from './together.ts';
import { typedBefore } from './typed-before.ts';
import { useFormState } from './use-form-store.ts';
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
function recheckOthers(form: FormStore, changed: string | undefined): void {
  const others = Object.keys(form.state.errors).filter((name) => name !== changed);
  if (others.length > 0) form.recheck(others);
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
  const [form] = useState(() => new FormStore(start, judgeOf(fields, judge)));
  // Before any effect of the fields can ask.
  useInsertionEffect(() => {
    form.judge = judgeOf(fields, judge);
  }, [form, fields, judge]);
  const state = useFormState(form);
  const shown = useShownFields(form, fields);

  const takeOver = useEffectEvent((element: HTMLFormElement) => {
    const kept = startValues(allFields, given, readKept(keepAs, allFields));
    for (const [name, value] of Object.entries({ ...kept, ...typedBefore(element, fields) })) {
      if (value === start[name]) continue;
      const control = element.elements.namedItem(name);
      if (control instanceof HTMLInputElement && typeof value === 'string') keepCaret(control, value);
      form.setValue(name, value);
    }
    if (wrong.length > 0) form.recheck(wrong);
  });
  useLayoutEffect(() => {
    if (served && formRef.current) takeOver(formRef.current);
  }, [served, formRef]);

  const changed = useEffectEvent((name: string | undefined) => {
    const { values } = form;
    carried.current = values;
    keepValues(keepAs, allFields, values);
    options.onValues?.(values);
    recheckOthers(form, name);
  });
  useEffect(() => {
    changed(undefined);
    return form.onValue((name) => changed(name));
  }, [form]);

  return { form, shown, state, hydrated };
}
