import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import { maskPhone } from '#domain/account/username.ts';
import type { Quotation, QuotationOwner } from '#ports/quotations.ts';
import { type Viewer, visitorOf } from '../ports.ts';
import type { QuotationPorts } from './ports.ts';

/** The visitor's own quotation, whose phone was proven too long ago: a code opens it again. */
export type ProofOld = { readonly kind: 'proofOld'; readonly headerGuid: string; readonly maskedPhone: string };

export type NoAccess = ProofOld | { readonly kind: 'notFound' };

export type QuotationAccess = { readonly kind: 'found'; readonly quotation: Quotation } | NoAccess;

export type AccessPorts = Pick<QuotationPorts, 'accounts' | 'clock' | 'codes' | 'quotations' | 'secrets'>;

/** The account that is logged in, if its phone is proven. */
async function provenMember({ accounts }: AccessPorts, { session }: Viewer): Promise<QuotationOwner | undefined> {
  const account = session && (await accounts.read(session.accountId));
  return account?.phoneVerifiedAt === undefined ? undefined : account;
}

/** Whether this browser, or the account logged in there, has the quotation's phone at hand. */
async function isProven(ports: AccessPorts, phone: string, viewer: Viewer): Promise<boolean> {
  const since = secondsBefore(ports.clock.now(), lifetimes.proofForQuote);
  if (await ports.codes.isProven({ phone, visitor: visitorOf(ports, viewer) }, since)) return true;
  return (await provenMember(ports, viewer))?.phone === phone;
}

/**
 * A quotation as it stands, for a visitor whose it is and who proved its phone of late, and on every device for the member
 * who asked for it; for strangers there is none.
 */
export async function readQuotation(ports: AccessPorts, headerGuid: string, viewer: Viewer): Promise<QuotationAccess> {
  const quotation = await ports.quotations.find(headerGuid, visitorOf(ports, viewer));
  if (!quotation) {
    const member = await provenMember(ports, viewer);
    const own = member && (await ports.quotations.findOwn(headerGuid, member));
    return own ? { kind: 'found', quotation: own } : { kind: 'notFound' };
  }
  if (await isProven(ports, quotation.phone, viewer)) return { kind: 'found', quotation };
  return { kind: 'proofOld', headerGuid, maskedPhone: maskPhone(quotation.phone) };
}
