import { outcomes } from '#contracts/outcomes.ts';
import type { HttpLayer } from '../../../http/http-layer.ts';
import { notOpened } from '../replies.ts';
import type { Opening, OpeningQuestion } from '../risk-flow.ts';
import { begun, openingOf } from '../thing/open-quotation.ts';

/** Asks the registers who the owner is, which opens the quotation. */
export async function openQuotation(http: HttpLayer, question: OpeningQuestion): Promise<Opening<'device'>> {
  const reply = await http.call('deviceQueryInfo', openingOf(question));
  if (reply?.StatusCode !== outcomes.ok.code) return notOpened(reply);
  return { kind: 'opened', quotation: { kind: 'device', ...begun(question), ...reply.Data } };
}
