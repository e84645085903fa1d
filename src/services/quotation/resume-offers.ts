import type { Caller } from '../ports.ts';
import type { LinkCodeAnswer } from '../verification/deliver-link-code.ts';
import {
  type ConfirmedCode,
  confirmQuotationCode,
  type QuotationCodePorts,
  sendQuotationCode,
} from './quotation-code.ts';
import { linkDigest } from './share-offers.ts';

export type ResumeAnswer = LinkCodeAnswer | { readonly kind: 'notFound' };

/** Sends a code to the phone of the quotation behind a link. */
export async function resumeOffers(ports: QuotationCodePorts, token: string, caller: Caller): Promise<ResumeAnswer> {
  const quotation = await ports.quotations.findLinked(linkDigest(ports, token));
  return quotation ? sendQuotationCode(ports, quotation, caller) : { kind: 'notFound' };
}

export type ConfirmResumeAnswer = ConfirmedCode | { readonly kind: 'notFound' };

/** With the right code the quotation behind a link is this visitor's too. */
export async function confirmResume(
  ports: QuotationCodePorts,
  { token, code }: { readonly token: string; readonly code: string },
  caller: Caller,
): Promise<ConfirmResumeAnswer> {
  const quotation = await ports.quotations.findLinked(linkDigest(ports, token));
  return quotation ? confirmQuotationCode(ports, { quotation, code }, caller) : { kind: 'notFound' };
}
