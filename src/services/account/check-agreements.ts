import { type AgreementFlags, agreementFlags } from '#domain/account/consents.ts';
import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import { normalisePhone } from '#domain/rules/phone.ts';
import type { Session } from '#ports/sessions.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';

type Ports = Pick<AccountPorts, 'accounts' | 'codes' | 'consents' | 'secrets' | 'clock'>;

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
): Promise<AgreementFlags> {
  const customer = { ...asked, phone: normalisePhone(asked.phone) };
  return agreementFlags((await mayAsk(ports, customer, who)) ? await ports.consents.of(customer) : []);
}
