import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import { maskPhone } from '#domain/account/username.ts';
import type { Quotation } from '#ports/quotations.ts';
import { type Viewer, visitorOf } from '../ports.ts';
import type { QuotationPorts } from './ports.ts';

/** The visitor's own quotation, whose phone was proven too long ago: a code opens it again. */
export type ProofOld = { readonly kind: 'proofOld'; readonly headerGuid: string; readonly maskedPhone: string };

export type NoAccess = ProofOld | { readonly kind: 'notFound' };

export type QuotationAccess = { readonly kind: 'found'; readonly quotation: Quotation } | NoAccess;

export type AccessPorts = Pick<QuotationPorts, 'accounts' | 'clock' | 'codes' | 'quotations' | 'secrets'>;

/** Whether this browser, or the account logged in there, has the quotation's phone at hand. */
async function isProven(ports: AccessPorts, phone: string, viewer: Viewer): Promise<boolean> {
  const since = secondsBefore(ports.clock.now(), lifetimes.proofForQuote);
  if (await ports.codes.isProven({ phone, visitor: visitorOf(ports, viewer) }, since)) return true;
  const account = viewer.session && (await ports.accounts.read(viewer.session.accountId));
  return account?.phoneVerifiedAt !== undefined && account.phone === phone;
}

/** A quotation as it stands, for a visitor whose it is and who proved its phone of late; for strangers there is none. */
export async function readQuotation(ports: AccessPorts, headerGuid: string, viewer: Viewer): Promise<QuotationAccess> {
  const quotation = await ports.quotations.find(headerGuid, visitorOf(ports, viewer));
  if (!quotation) return { kind: 'notFound' };
  if (await isProven(ports, quotation.phone, viewer)) return { kind: 'found', quotation };
  return { kind: 'proofOld', headerGuid, maskedPhone: maskPhone(quotation.phone) };
}
