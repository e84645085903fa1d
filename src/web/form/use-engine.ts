import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { type Field, type FormDefinition, otherName } from '#catalog/fields/field.ts';
import type { FormProblem } from '#catalog/fields/problems.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { modelOf } from '#catalog/fields/wire.ts';
import { showToast } from '../toasts/toast-store.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { watchPresses } from './after-press.ts';
import { focusIn } from './focus-in.ts';
import { keepValues, readKept } from './kept-values.ts';
import { letPass, resolverOf } from './resolver.ts';
import { startValues } from './start-values.ts';
import { typedBefore } from './typed-before.ts';

/** A filled form: its model as it goes over the wire, and its values as they stand in the fields. */
export type SentForm = { readonly model: Record<string, unknown>; readonly values: FormValues };

export type EngineOptions = {
  readonly definition: FormDefinition;
  /** Key of the step that is asked; the first unless told. */
  readonly step?: string | undefined;
  /** Values from outside, such as a posted form; they stand before what was kept. */
  readonly values?: FormValues | undefined;
  /** What the server found wrong with them. */
  readonly problems?: readonly FormProblem[] | undefined;
  readonly onSubmit: (sent: SentForm) => void | Promise<void>;
  readonly onValues?: ((values: FormValues) => void) | undefined;
  readonly loading?: boolean | undefined;
  /** Whether the rules stop the submit; a form that is only handed on lets everything pass. */
  readonly checks?: boolean | undefined;
  /** The name under which answers are kept in this tab; forms that share it share answers. */
  readonly keepAs?: string | undefined;
};

const none = {};

export function useEngine(options: EngineOptions) {
  const { definition, step, values: given = none, problems = [], checks = true, loading = false } = options;
  const keepAs = options.keepAs ?? definition.id;
  const allFields = useMemo(() => definition.steps.flatMap((known) => known.fields), [definition]);
  const asked = definition.steps.find((known) => known.key === step) ?? definition.steps[0];
  const fields: readonly Field[] = asked?.fields ?? [];

  const formRef = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [failed, setFailed] = useState<readonly string[]>(() => problems.map(({ path }) => String(path[0])));
  const hydrated = useHydrated();
  const [served] = useState(!hydrated);
  const [start] = useState(() => startValues(allFields, given, hydrated ? readKept(keepAs, allFields) : none));
  const form = useForm<FieldValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: start,
    resolver: checks ? resolverOf(fields) : letPass,
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  const changed = useEffectEvent((name: string | undefined) => {
    const values: FormValues = form.getValues();
    keepValues(keepAs, allFields, values);
    options.onValues?.(values);
    // A rule may look at two fields: what was wrong elsewhere may be right now.
    const others = Object.keys(errors).filter((other) => other !== name);
    if (others.length > 0) void form.trigger(others);
  });

  const takeOver = useEffectEvent((element: HTMLFormElement) => {
    const typed = typedBefore(element, fields);
    const found = { ...startValues(allFields, given, readKept(keepAs, allFields)), ...typed };
    for (const [name, value] of Object.entries(found)) {
      if (value !== start[name]) form.setValue(name, value);
    }
    if (problems.length > 0) void form.trigger(failed);
  });
  useLayoutEffect(() => {
    if (served && formRef.current) takeOver(formRef.current);
  }, [served]);
  useEffect(() => {
    changed(undefined);
    return form.subscribe({ formState: { values: true }, callback: ({ name }) => changed(name) });
  }, [form]);
  useEffect(watchPresses, []);

  const goTo = (name: string) => focusIn(formRef.current, name, () => form.setFocus(name));
  const goToFirst = useEffectEvent(() => {
    const first = fields.find((field) => errors[field.name]);
    if (first) goTo(first.name);
  });
  useEffect(() => {
    if (submitCount > 0) goToFirst();
  }, [submitCount]);

  const send = form.handleSubmit(
    async (values: FormValues) => {
      setFailed([]);
      await options.onSubmit({ model: modelOf(fields, values), values });
    },
    (wrong) => setFailed(fields.map(({ name }) => name).filter((name) => wrong[name])),
  );
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (loading || sending.current) return;
    sending.current = true;
    try {
      await send();
    } catch {
      showToast({ kind: 'error' });
    } finally {
      sending.current = false;
    }
  }

  const setOther = useMemo(
    () => (name: string, text: string) => {
      form.setValue(otherName(name), text);
      if (form.getFieldState(name).error) void form.trigger(name);
    },
    [form],
  );
  const servedErrors = new Map(hydrated ? [] : problems.map(({ path, message }) => [String(path[0]), message]));
  return {
    form,
    formRef,
    fields,
    failed,
    errors,
    servedErrors,
    goTo,
    setOther,
    submit,
    sending: loading || isSubmitting,
  };
}
