import { type FormProblem, problemsOf } from '#catalog/fields/problems.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import type { Flow } from '#catalog/flows/flow.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { istanbulToday } from '#domain/dates.ts';
import { quoteTexts } from '#messages/quote.ts';
import { postedValues } from './posted-values.ts';

/** A first step that came as a plain form post. */
export type PostedStep = {
  readonly values: FormValues;
  readonly problems: readonly FormProblem[];
  /** Why it does not go on. */
  readonly note: string | undefined;
};

/** Judges a posted first step, wherever it stood. No code is sent for it: the window that asks for the code needs scripts. */
export function postStep(flow: Flow, form: FormData): PostedStep {
  const fields = fieldsOf(flow.form);
  const values = postedValues(fields, form);
  const problems = problemsOf(fields, values, istanbulToday(new Date()));
  return { values, problems, note: problems.length === 0 ? quoteTexts.needsScript : undefined };
}
