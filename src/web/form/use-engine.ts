import {
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Field, type FormDefinition, otherName } from '#catalog/fields/field.ts';
import type { FormProblem } from '#catalog/fields/problems.ts';
import type { FieldValue, FormValues } from '#catalog/fields/values.ts';
import { modelOf } from '#catalog/fields/wire.ts';
import { type Refusal, tellRefusal } from '../ui/refusal.ts';
import { watchPresses } from './after-press.ts';
import { focusIn } from './focus-in.ts';
import type { FieldErrors } from './form-store.ts';
import type { JudgeTogether } from './together.ts';
import { useFocusInSight } from './use-focus-in-sight.ts';
import { useKeptForm } from './use-kept-form.ts';
import { useLedTo } from './use-led-to.ts';
import { usePreset } from './use-preset.ts';
import { useRefusal } from './use-refusal.ts';

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
  /** Answers why it was refused, where it was; that stays in the form until the next try. */
  readonly onSubmit: (sent: SentForm) => void | Refusal | Promise<void> | Promise<Refusal | undefined>;
  /** A refusal that came after the submit was over, as behind a window that asked for more. */
  readonly refused?: Refusal | undefined;
  /** Answers that come later than the form; they fill it where nothing else stands in their place. */
  readonly preset?: FormValues | undefined;
  readonly onValues?: ((values: FormValues) => void) | undefined;
  readonly loading?: boolean | undefined;
  readonly judge?: JudgeTogether | undefined;
  /** Names of fields that somebody was led to: the first that is asked takes the focus when the form appears. */
  readonly ledTo?: readonly string[] | undefined;
  /** The name under which answers are kept in this tab; forms that share it share answers. */
  readonly keepAs?: string | undefined;
};

const none = {};

function refusedFields(refusal: Refusal | undefined): readonly (readonly [string, string])[] {
  return refusal?.field === undefined ? [] : [[refusal.field, refusal.text]];
}

export function useEngine(options: EngineOptions, carried: RefObject<FormValues | undefined>) {
  const { definition, step, problems = [], loading = false, onSubmit } = options;
  const asked = definition.steps.find((known) => known.key === step) ?? definition.steps[0];
  const fields: readonly Field[] = asked?.fields ?? [];
  const formRef = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [failed, setFailed] = useState<readonly string[]>(() => problems.map(({ path }) => String(path[0])));
  const { form, shown, state, hydrated } = useKeptForm({
    definition,
    fields,
    given: options.values ?? none,
    judge: options.judge,
    keepAs: options.keepAs ?? definition.id,
    formRef,
    carried,
    onValues: options.onValues,
    wrong: failed,
  });
  usePreset(form, options.preset);
  const { errors, isSubmitting, submitCount } = state;
  const isSending = loading || isSubmitting;
  const { refusal, setRefusal } = useRefusal({
    form,
    formRef,
    shown,
    submitCount,
    isSending,
    refused: options.refused,
  });
  useEffect(watchPresses, []);
  useFocusInSight(formRef, Object.keys(errors));

  const goTo = (name: string) => focusIn(formRef.current, name, () => form.focus(name));
  useLedTo(options.ledTo, fields, { form, goTo });
  const goToFirst = useEffectEvent(() => {
    const first = fields.find((field) => errors[field.name]);
    if (first) goTo(first.name);
  });
  useEffect(() => {
    if (submitCount > 0) goToFirst();
  }, [submitCount]);

  async function send(values: FormValues) {
    setFailed([]);
    const answer = await onSubmit({ model: modelOf(fields, values), values });
    // A new object, so that a second refusal in the same words is one of its own.
    if (answer) setRefusal({ ...answer });
  }
  const showWrong = (wrong: FieldErrors) => setFailed(fields.map(({ name }) => name).filter((name) => wrong[name]));
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (loading || sending.current) return;
    sending.current = true;
    setRefusal(undefined);
    try {
      await form.submit(send, showWrong);
    } catch {
      setRefusal(tellRefusal(undefined));
    } finally {
      sending.current = false;
    }
  }

  const setOther = useCallback(
    (name: string, text: string) => {
      form.setValue(otherName(name), text);
      if (form.state.errors[name]) form.recheck([name]);
    },
    [form],
  );
  const answers = useMemo(
    () => ({
      goAndSet(name: string, value: FieldValue) {
        form.answer(name, value);
        form.focus(name);
      },
      setAll(values: FormValues) {
        for (const [name, value] of Object.entries(values)) form.setValue(name, value);
        form.clearErrors(Object.keys(values));
      },
    }),
    [form],
  );
  return {
    form,
    formRef,
    shown,
    failed,
    errors,
    /** What the server found wrong: before the form can judge for itself, and with what was sent last. */
    servedErrors: new Map(
      hydrated ? refusedFields(refusal) : problems.map(({ path, message }) => [String(path[0]), message]),
    ),
    /** A refusal that no field on the screen is to blame for. */
    refusal: refusal && !shown.some(({ name }) => name === refusal.field) ? refusal.text : undefined,
    goTo,
    setOther,
    answers,
    submit,
    sending: isSending,
  };
}
