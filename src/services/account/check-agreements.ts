import { type Acceptance, type AgreementFlags, acceptanceOf, agreementFlags } from '#domain/account/consents.ts';
import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import { normalisePhone } from '#domain/rules/phone.ts';
import type { Session } from '#ports/sessions.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';
import { versionOf } from './text-version.ts';

type Ports = Pick<AccountPorts, 'accounts' | 'codes' | 'consents' | 'content' | 'secrets' | 'clock'>;

export type CheckedAgreements = {
  readonly flags: AgreementFlags;
  readonly texts: Readonly<Record<'userAgreement' | 'dataNotice', Acceptance>>;
};

async function mayAsk(
  ports: Ports,
  customer: { readonly phone: string; readonly nationalNumber: string },
  { session, caller }: { readonly session: Session | undefined; readonly caller: Caller },
): Promise<boolean> {
  const account = session && (await ports.accounts.read(session.accountId));
  if (account?.phone === customer.phone && account.nationalNumber === customer.nationalNumber) return true;
  const proof = { phone: customer.phone, visitor: visitorOf(ports, caller) };
  return ports.codes.isProven(proof, secondsBefore(ports.clock.now(), lifetimes.proofForQuote));
}

/** What a customer has agreed to, told to the customer alone; for anybody else nothing has been. */
export async function checkAgreements(
  ports: Ports,
  asked: { readonly phone: string; readonly nationalNumber: string },
  who: { readonly session: Session | undefined; readonly caller: Caller },
): Promise<CheckedAgreements> {
  const customer = { ...asked, phone: normalisePhone(asked.phone) };
  const facts = (await mayAsk(ports, customer, who)) ? await ports.consents.of(customer) : [];
  const text = (purpose: 'userAgreement' | 'dataNotice') =>
    acceptanceOf(facts, { purpose, version: versionOf(ports, purpose) });
  return {
    flags: agreementFlags(facts),
    texts: { userAgreement: text('userAgreement'), dataNotice: text('dataNotice') },
  };
}
