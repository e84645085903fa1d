import type { Quotation } from '#ports/quotations.ts';
import type { ResultLinks } from '#ports/result-links.ts';
import { type Caller, visitorOf } from '../ports.ts';
import { confirmQuotationCode, type QuotationCodePorts, sendQuotationCode } from './quotation-code.ts';
import type { ConfirmResumeAnswer, ResumeAnswer } from './resume-offers.ts';

export type ProvePorts = QuotationCodePorts & { readonly resultLinks: Pick<ResultLinks, 'openedBy'> };

/** A quotation of this visitor, however long ago its phone was proven, or one they came back from the bank with. */
async function ownQuotation(ports: ProvePorts, headerGuid: string, caller: Caller): Promise<Quotation | undefined> {
  const visitor = visitorOf(ports, caller);
  const own = await ports.quotations.find(headerGuid, visitor);
  if (own) return own;
  const opened = await ports.resultLinks.openedBy(visitor, ports.clock.now());
  return opened.some(({ quotationId }) => quotationId === headerGuid) ? ports.quotations.read(headerGuid) : undefined;
}

/** Sends a code to the phone of the visitor's own quotation, which was proven too long ago or on another device. */
export async function proveAgain(ports: ProvePorts, headerGuid: string, caller: Caller): Promise<ResumeAnswer> {
  const quotation = await ownQuotation(ports, headerGuid, caller);
  return quotation ? sendQuotationCode(ports, quotation, caller) : { kind: 'notFound' };
}

/** With the right code the visitor may see the own quotation again. */
export async function confirmProofAgain(
  ports: ProvePorts,
  { headerGuid, code }: { readonly headerGuid: string; readonly code: string },
  caller: Caller,
): Promise<ConfirmResumeAnswer> {
  const quotation = await ownQuotation(ports, headerGuid, caller);
  return quotation ? confirmQuotationCode(ports, { quotation, code }, caller) : { kind: 'notFound' };
}
