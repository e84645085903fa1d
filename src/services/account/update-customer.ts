import { changedConsents, saysNew } from '#domain/account/consents.ts';
import { type GuardedChange, guardedChanges } from '#domain/account/guarded-change.ts';
import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import { emailKey, isMobile } from '#domain/account/username.ts';
import { normalisePhone } from '#domain/rules/phone.ts';
import type { Account, AccountChange } from '#ports/accounts.ts';
import type { SecurityEvent } from '#ports/security-log.ts';
import type { Session } from '#ports/sessions.ts';
import { endOldContact } from '../permission/end-old-contact.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';
import type { GivenPassword } from './check-own-password.ts';
import { type ConfirmOwnerAnswer, confirmOwner } from './confirm-owner.ts';
import { type Customer, readCustomer } from './read-customer.ts';
import { recordConsents } from './record-consents.ts';
import { recordSecurity } from './record-security.ts';
import { versionOf } from './text-version.ts';

export type CustomerChange = AccountChange & {
  readonly agreements: Parameters<typeof changedConsents>[0];
  /** Asked for by a change of phone, e-mail or second factor. */
  readonly password: GivenPassword | undefined;
};

export type UpdateCustomerAnswer =
  | Exclude<ConfirmOwnerAnswer, { kind: 'confirmed' }>
  | { readonly kind: 'updated'; readonly customer: Customer }
  | { readonly kind: 'phoneInvalid' | 'phoneUnverified' | 'taken' | 'gone' };

type Ports = Omit<AccountPorts, 'sessions' | 'sms' | 'ledger' | 'lists' | 'registries'>;

const events = {
  phone: 'phoneChanged',
  email: 'emailChanged',
  secondFactorOn: 'secondFactorTurnedOn',
  secondFactorOff: 'secondFactorTurnedOff',
} as const satisfies Record<GuardedChange, SecurityEvent>;

/** What the account will be. */
function outcomeOf(account: Account, { phone, email, secondFactor }: AccountChange) {
  return {
    phone: phone === undefined ? account.phone : normalisePhone(phone),
    email: email === undefined ? account.email : emailKey(email),
    secondFactor: secondFactor ?? account.secondFactor,
  };
}

/** Changes details. What opens the account changes only for its holder, and a new phone only once it is proven. */
export async function updateCustomer(
  ports: Ports,
  { agreements, password, ...wanted }: CustomerChange,
  { session, caller }: { readonly session: Session; readonly caller: Caller },
): Promise<UpdateCustomerAnswer> {
  const now = ports.clock.now();
  const account = await ports.accounts.read(session.accountId);
  if (!account) return { kind: 'gone' };
  const next = outcomeOf(account, wanted);
  if (!isMobile(next.phone)) return { kind: 'phoneInvalid' };
  const guarded = guardedChanges(account, next);
  if (guarded.length > 0) {
    const owner = await confirmOwner(ports, { account, password }, caller);
    if (owner.kind === 'passwordWrong' || owner.kind === 'limited') {
      recordSecurity(ports, 'changeRefused', { caller, accountId: account.id });
    }
    if (owner.kind !== 'confirmed') return owner;
  }
  if (guarded.includes('phone')) {
    const proof = { phone: next.phone, visitor: visitorOf(ports, caller), purpose: 'login' } as const;
    const proven = await ports.codes.isProven(proof, secondsBefore(now, lifetimes.proofForAccount));
    if (!proven) return { kind: 'phoneUnverified' };
  }
  const { phone, email, nationalNumber } = account;
  const notices = guarded.map((kind) => ({ kind, phone, email }));
  const changed = await ports.accounts.change(account.id, { ...wanted, ...next }, { now, notices });
  if (changed === 'taken') return { kind: 'taken' };
  for (const kind of guarded) recordSecurity(ports, events[kind], { caller, accountId: account.id });
  const subject = { accountId: account.id, phone: next.phone, nationalNumber, act: 'account' } as const;
  await endOldContact(ports, { before: account, after: next }, caller);
  const stated = await ports.consents.of({ phone: next.phone, nationalNumber });
  const textVersion = versionOf(ports, 'marketing');
  // Each yes to a text is a day of its own; a permission that stands is not given again.
  const facts = changedConsents(agreements).filter(
    (fact) => fact.purpose !== 'marketing' || saysNew(stated, { ...fact, textVersion }),
  );
  await recordConsents(ports, facts, { ...subject, caller, known: { email: next.email } });
  const customer = await readCustomer(ports, account.id);
  return customer ? { kind: 'updated', customer } : { kind: 'gone' };
}
