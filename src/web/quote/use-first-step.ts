import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Answers, Flow } from '#catalog/flows/flow.ts';
import { type AnswerErrors, findMissing, readAnswers } from './answers.ts';
import { fillForm, focusField } from './fill-form.ts';
import { readKeptAnswers } from './kept-answers.ts';

export type FirstStepOptions = {
  readonly flow: Flow;
  readonly posted: Answers;
  readonly postedErrors: AnswerErrors;
  /** Whether an empty field stops the submit. */
  readonly checks: boolean;
  readonly onAnswers?: ((answers: Answers) => void) | undefined;
  readonly onSubmit: (answers: Answers) => void | Promise<void>;
};

/** The fields keep their own values, so that nothing typed before scripts ran is lost. */
export function useFirstStep({ flow, posted, postedErrors, checks, onAnswers, onSubmit }: FirstStepOptions) {
  const formRef = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(posted);
  const [errors, setErrors] = useState(postedErrors);
  const [busy, setBusy] = useState(false);

  function readForm(form: HTMLFormElement, known: Answers = answers): Answers {
    const read = { ...known, ...readAnswers(flow, new FormData(form)) };
    setAnswers(read);
    onAnswers?.(read);
    return read;
  }

  const takeKept = useEffectEvent((form: HTMLFormElement) => {
    const kept = readKeptAnswers();
    fillForm(form, kept);
    readForm(form, { ...kept, ...answers });
  });
  useEffect(() => {
    if (formRef.current) takeKept(formRef.current);
  }, []);

  function onChange() {
    if (!formRef.current) return;
    const missing = findMissing(flow, readForm(formRef.current));
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => name in missing)));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readForm(form);
    const missing = checks ? findMissing(flow, read) : {};
    setErrors(missing);
    const [first] = Object.keys(missing);
    if (first) return focusField(form, first);
    setBusy(true);
    try {
      await onSubmit(read);
    } finally {
      setBusy(false);
    }
  }

  return { formRef, answers, errors, busy, onChange, submit };
}
