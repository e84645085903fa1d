import { changedConsents } from '#domain/account/consents.ts';
import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import { emailKey, isMobile } from '#domain/account/username.ts';
import { normalisePhone } from '#domain/rules/phone.ts';
import type { AccountChange } from '#ports/accounts.ts';
import type { Session } from '#ports/sessions.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';
import { type Customer, readCustomer } from './read-customer.ts';
import { recordConsents } from './record-consents.ts';

export type CustomerChange = AccountChange & { readonly agreements: Parameters<typeof changedConsents>[0] };

export type UpdateCustomerAnswer =
  | { readonly kind: 'updated'; readonly customer: Customer }
  | { readonly kind: 'phoneInvalid' | 'phoneUnverified' | 'taken' | 'gone' };

type Ports = Pick<AccountPorts, 'accounts' | 'codes' | 'consents' | 'content' | 'secrets' | 'clock'>;

/** Changes details. A new phone counts only once this visitor has proven it. */
export async function updateCustomer(
  ports: Ports,
  { agreements, ...wanted }: CustomerChange,
  { session, caller }: { readonly session: Session; readonly caller: Caller },
): Promise<UpdateCustomerAnswer> {
  const now = ports.clock.now();
  const account = await ports.accounts.read(session.accountId);
  if (!account) return { kind: 'gone' };
  const phone = wanted.phone === undefined ? account.phone : normalisePhone(wanted.phone);
  if (!isMobile(phone)) return { kind: 'phoneInvalid' };
  if (phone !== account.phone) {
    const proof = { phone, visitor: visitorOf(ports, caller), purpose: 'login' } as const;
    const proven = await ports.codes.isProven(proof, secondsBefore(now, lifetimes.proofForAccount));
    if (!proven) return { kind: 'phoneUnverified' };
  }
  const email = wanted.email === undefined ? account.email : emailKey(wanted.email);
  const changed = await ports.accounts.change(account.id, { ...wanted, phone, email }, now);
  if (changed === 'taken') return { kind: 'taken' };
  const subject = { accountId: account.id, phone, nationalNumber: account.nationalNumber, act: 'account' } as const;
  await recordConsents(ports, changedConsents(agreements), { ...subject, caller });
  const customer = await readCustomer(ports, account.id);
  return customer ? { kind: 'updated', customer } : { kind: 'gone' };
}
