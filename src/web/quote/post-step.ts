import type { Answers, Flow } from '#catalog/flows/flow.ts';
import type { LineKey } from '#domain/lines.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import { type AnswerErrors, findMissing, pickAsked, readAnswers } from './answers.ts';
import { type CodeReply, sendCode } from './send-code.ts';

/** A first step that came as a plain form post. */
export type PostedStep = {
  readonly answers: Answers;
  readonly errors: AnswerErrors;
  readonly reply: CodeReply | undefined;
};

type PostOptions = { readonly flow: Flow; readonly line: LineKey; readonly form: FormData; readonly http: HttpLayer };

/** Takes a posted first step. One from a product page is only shown again; one from the quote page is checked and sent. */
export async function postStep({ flow, line, form, http }: PostOptions): Promise<PostedStep> {
  const answers = readAnswers(flow, form);
  if (!form.has('step')) return { answers, errors: {}, reply: undefined };
  const errors = findMissing(flow, answers);
  const complete = Object.keys(errors).length === 0;
  return { answers, errors, reply: complete ? await sendCode(http, line, pickAsked(flow, answers)) : undefined };
}
