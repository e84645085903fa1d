import type { LineKey } from '#domain/lines.ts';
import { quoteTexts } from '#messages/quote.ts';
import type { HttpLayer } from '../http/http-layer.ts';

export type CodeReply = { readonly sent: boolean; readonly messages: readonly string[] };

/** Asks for the SMS code of a quotation. No agreement is given here, so none is claimed. */
export async function sendCode(
  http: HttpLayer,
  line: LineKey,
  model: Readonly<Record<string, unknown>>,
): Promise<CodeReply> {
  const { NationalNumber, PassportNumber, Phone } = model;
  const reply = await http.call('sendTemporaryCode', {
    ...(NationalNumber ? { NationalNumber } : { PassportNumber }),
    Phone,
    QueryType: line,
    AdvertisementAgreement: false,
    PrivacyAgreement: false,
    OpenDataAgreement: false,
  });
  if (!reply) return { sent: false, messages: [quoteTexts.noReply] };
  return { sent: reply.Success, messages: reply.Messages };
}
