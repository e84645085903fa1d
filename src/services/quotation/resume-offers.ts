import type { LineKey } from '#domain/lines.ts';
import { plainDigits } from '#domain/turkish-text.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type Caller, visitorOf } from '../ports.ts';
import { deliverLinkCode, type LinkCodeAnswer } from '../verification/deliver-link-code.ts';
import { type TryCodeAnswer, tryCode } from '../verification/try-code.ts';
import type { QuotationPorts } from './ports.ts';
import { shareDigest } from './share-offers.ts';

type Ports = Pick<
  QuotationPorts,
  'quotations' | 'accounts' | 'codes' | 'ledger' | 'limits' | 'limitFactor' | 'secrets' | 'clock' | 'sms'
>;

export type ResumeAnswer = LinkCodeAnswer | { readonly kind: 'notFound' };

/** Sends a code to the phone of the quotation behind a link: who reads it there may go on with the quotation here. */
export async function resumeOffers(ports: Ports, token: string, caller: Caller): Promise<ResumeAnswer> {
  const quotation = await ports.quotations.findShared(shareDigest(ports, token));
  if (!quotation) return { kind: 'notFound' };
  const { phone, line, customer } = quotation;
  const request = { phone, purpose: line, nationalNumber: customer.identityNumber };
  return deliverLinkCode(ports, request, caller);
}

export type ConfirmResumeAnswer =
  | Limited
  | Exclude<TryCodeAnswer, { kind: 'right' }>
  | { readonly kind: 'notFound' }
  | { readonly kind: 'admitted'; readonly headerGuid: string; readonly line: LineKey; readonly secondHand: boolean };

/** With the right code the quotation behind a link is this visitor's too, and its phone is proven for them. */
export async function confirmResume(
  ports: Ports,
  { token, code }: { readonly token: string; readonly code: string },
  caller: Caller,
): Promise<ConfirmResumeAnswer> {
  const quotation = await ports.quotations.findShared(shareDigest(ports, token));
  if (!quotation) return { kind: 'notFound' };
  const { id, phone, line, secondHand } = quotation;
  const limited = await keepLimits(ports, 'confirm', { ...caller, phone });
  if (limited) return limited;
  const visitor = visitorOf(ports, caller);
  const tried = await tryCode(ports, { phone, purpose: line, visitor }, plainDigits(code).trim());
  if (tried.kind !== 'right') return tried;
  await ports.quotations.admit(id, visitor, ports.clock.now());
  return { kind: 'admitted', headerGuid: id, line, secondHand };
}
