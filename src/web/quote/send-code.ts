import type { Answers } from '#catalog/flows/flow.ts';
import type { LineKey } from '#domain/lines.ts';
import { quoteTexts } from '#messages/quote.ts';
import type { HttpLayer } from '../http/http-layer.ts';

export type CodeReply = { readonly sent: boolean; readonly messages: readonly string[] };

/** Ten digits from any spelling: +90 (5xx) xxx-xx-xx, 05xx…, 5xx…. */
export function plainPhone(typed: string): string {
  return typed.replace(/\D/g, '').slice(-10);
}

/** Asks for the SMS code of a quotation. No agreement is given here, so none is claimed. */
export async function sendCode(http: HttpLayer, line: LineKey, answers: Answers): Promise<CodeReply> {
  const { NationalNumber, PassportNumber, Phone = '' } = answers;
  const reply = await http.call('sendTemporaryCode', {
    ...(NationalNumber ? { NationalNumber } : { PassportNumber }),
    Phone: plainPhone(Phone),
    QueryType: line,
    AdvertisementAgreement: false,
    PrivacyAgreement: false,
    OpenDataAgreement: false,
  });
  if (!reply) return { sent: false, messages: [quoteTexts.noReply] };
  return { sent: reply.Success, messages: reply.Messages };
}
