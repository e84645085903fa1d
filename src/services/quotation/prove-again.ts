import type { Quotation } from '#ports/quotations.ts';
import { type Caller, visitorOf } from '../ports.ts';
import { confirmQuotationCode, type QuotationCodePorts, sendQuotationCode } from './quotation-code.ts';
import type { ConfirmResumeAnswer, ResumeAnswer } from './resume-offers.ts';

/** A quotation of this visitor, however long ago its phone was proven. */
function ownQuotation(ports: QuotationCodePorts, headerGuid: string, caller: Caller): Promise<Quotation | undefined> {
  return ports.quotations.find(headerGuid, visitorOf(ports, caller));
}

/** Sends a code to the phone of the visitor's own quotation, which was proven too long ago. */
export async function proveAgain(ports: QuotationCodePorts, headerGuid: string, caller: Caller): Promise<ResumeAnswer> {
  const quotation = await ownQuotation(ports, headerGuid, caller);
  return quotation ? sendQuotationCode(ports, quotation, caller) : { kind: 'notFound' };
}

/** With the right code the visitor may see the own quotation again. */
export async function confirmProofAgain(
  ports: QuotationCodePorts,
  { headerGuid, code }: { readonly headerGuid: string; readonly code: string },
  caller: Caller,
): Promise<ConfirmResumeAnswer> {
  const quotation = await ownQuotation(ports, headerGuid, caller);
  return quotation ? confirmQuotationCode(ports, { quotation, code }, caller) : { kind: 'notFound' };
}
