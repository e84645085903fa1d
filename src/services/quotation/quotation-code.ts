import { registeredNumber } from '#domain/identity.ts';
import { plainDigits } from '#domain/turkish-text.ts';
import type { Quotation } from '#ports/quotations.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type Caller, visitorOf } from '../ports.ts';
import type { CodePorts } from '../verification/deliver-code.ts';
import { deliverLinkCode, type LinkCodeAnswer } from '../verification/deliver-link-code.ts';
import { type TryCodeAnswer, tryCode } from '../verification/try-code.ts';
import type { QuotationPorts } from './ports.ts';

export type QuotationCodePorts = CodePorts & Pick<QuotationPorts, 'quotations'>;

/** Sends a code to a quotation's phone: who reads it there may go on with the quotation here. */
export function sendQuotationCode(
  ports: QuotationCodePorts,
  { phone, line, customer }: Quotation,
  caller: Caller,
): Promise<LinkCodeAnswer> {
  return deliverLinkCode(ports, { phone, purpose: line, nationalNumber: registeredNumber(customer.identity) }, caller);
}

export type ConfirmedCode =
  | Limited
  | Exclude<TryCodeAnswer, { kind: 'right' }>
  | { readonly kind: 'admitted'; readonly quotation: Quotation };

/** With the right code the quotation is this visitor's, and its phone is proven for them. */
export async function confirmQuotationCode(
  ports: QuotationCodePorts,
  { quotation, code }: { readonly quotation: Quotation; readonly code: string },
  caller: Caller,
): Promise<ConfirmedCode> {
  const { id, phone, line } = quotation;
  const limited = await keepLimits(ports, 'confirm', { ...caller, phone });
  if (limited) return limited;
  const visitor = visitorOf(ports, caller);
  const tried = await tryCode(ports, { phone, purpose: line, visitor }, plainDigits(code).trim());
  if (tried.kind !== 'right') return tried;
  await ports.quotations.admit(id, visitor, ports.clock.now());
  return { kind: 'admitted', quotation };
}
