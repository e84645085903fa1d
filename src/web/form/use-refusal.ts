import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Field } from '#catalog/fields/field.ts';
import type { Refusal } from '../ui/refusal.ts';
import { wrongIn } from './focus-in.ts';
import { focusWhenThere } from './focus-when-there.ts';
import type { FormStore } from './form-store.ts';

type RefusalOptions = {
  readonly form: FormStore;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly shown: readonly Field[];
  readonly submitCount: number;
  readonly isSending: boolean;
  /** A refusal from outside of the submit. */
  readonly refused: Refusal | undefined;
};

/** What is typed anew as a whole: who goes back to it overwrites it. */
const overwritten = new Set(['one-time-code', 'current-password']);

function selectWhole(element: HTMLElement): void {
  if (element instanceof HTMLInputElement && overwritten.has(element.autocomplete)) element.select();
}

/** The refusal of what was sent last. It leads to the field that is to blame and is over once that field changes. */
export function useRefusal({ form, formRef, shown, submitCount, isSending, refused }: RefusalOptions) {
  const [refusal, setRefusal] = useState<Refusal>();
  const [taken, setTaken] = useState<Refusal>();
  if (refused !== taken) {
    setTaken(refused);
    setRefusal(refused);
  }

  const blamed = refusal?.field;
  useEffect(() => {
    if (blamed === undefined) return;
    return form.onValue((name) => {
      if (name === blamed) setRefusal(undefined);
    });
  }, [form, blamed]);

  const lead = useEffectEvent((told: Refusal | undefined) => {
    const element = formRef.current;
    if (!element) return;
    if (told && shown.some(({ name }) => name === told.field))
      return focusWhenThere(element, wrongIn(String(told.field)), selectWhole);
    // A button that is closed while it sends loses the focus, and nobody would know where they are.
    const isLost = document.activeElement === document.body;
    const button = element.querySelector<HTMLElement>('button[type="submit"]:not(:disabled)');
    if (isLost) button?.focus({ preventScroll: told === undefined });
  });
  // What another page sent for this form was submitted there.
  useEffect(
    () => ((submitCount > 0 || refusal) && !isSending ? lead(refusal) : undefined),
    [submitCount, isSending, refusal],
  );
  return { refusal, setRefusal };
}
