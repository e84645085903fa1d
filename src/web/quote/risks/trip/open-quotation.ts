import { outcomes } from '#contracts/outcomes.ts';
import type { HttpLayer } from '../../../http/http-layer.ts';
import { begun, openingOf } from '../people/open-quotation.ts';
import { notOpened } from '../replies.ts';
import type { Opening, OpeningQuestion } from '../risk-flow.ts';

/** Asks the registers who the customer is, or takes what a passport tells, which opens the quotation. */
export async function openQuotation(http: HttpLayer, question: OpeningQuestion): Promise<Opening<'trip'>> {
  const reply = await http.call('tripQueryInfo', openingOf(question));
  if (reply?.StatusCode !== outcomes.ok.code) return notOpened(reply);
  return { kind: 'opened', quotation: { kind: 'trip', ...begun(question.quoted.line, question), ...reply.Data } };
}
