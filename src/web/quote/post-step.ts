import { type FormProblem, problemsOf } from '#catalog/fields/problems.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { modelOf } from '#catalog/fields/wire.ts';
import type { Flow } from '#catalog/flows/flow.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { istanbulToday } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import { postedValues } from './posted-values.ts';
import { type CodeReply, sendCode } from './send-code.ts';

/** A first step that came as a plain form post. */
export type PostedStep = {
  readonly values: FormValues;
  readonly problems: readonly FormProblem[];
  readonly reply: CodeReply | undefined;
};

type PostOptions = { readonly flow: Flow; readonly line: LineKey; readonly form: FormData; readonly http: HttpLayer };

/** Takes a posted first step. One from a product page is only shown again; one from the quote page is judged and sent. */
export async function postStep({ flow, line, form, http }: PostOptions): Promise<PostedStep> {
  const fields = fieldsOf(flow.form);
  const values = postedValues(fields, form);
  if (!form.has('step')) return { values, problems: [], reply: undefined };
  const problems = problemsOf(fields, values, istanbulToday(new Date()));
  const reply = problems.length === 0 ? await sendCode(http, line, modelOf(fields, values)) : undefined;
  return { values, problems, reply };
}
