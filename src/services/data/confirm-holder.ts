import type { Account } from '#ports/accounts.ts';
import type { Session } from '#ports/sessions.ts';
import { checkOwnPassword, type GivenPassword } from '../account/check-own-password.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import type { Caller } from '../ports.ts';
import type { DataPorts } from './ports.ts';

export type Holder = { readonly session: Pick<Session, 'accountId'>; readonly caller: Caller };

export type ConfirmHolderAnswer =
  | Limited
  | { readonly kind: 'confirmed'; readonly account: Account }
  | { readonly kind: 'passwordWrong' | 'busy' | 'gone' };

/** By the password and nothing else: whoever sits at an open screen, or holds the phone, does not know it. */
export async function confirmHolder(
  ports: DataPorts,
  password: GivenPassword,
  { session, caller }: Holder,
): Promise<ConfirmHolderAnswer> {
  const account = await ports.accounts.read(session.accountId);
  if (!account) return { kind: 'gone' };
  const limited = await keepLimits(ports, 'myData', { ...caller, identity: account.id });
  if (limited) return limited;
  const compared = await checkOwnPassword(ports, account, password, caller);
  if (compared === 'busy') return { kind: 'busy' };
  return compared === 'match' ? { kind: 'confirmed', account } : { kind: 'passwordWrong' };
}

export const subjectOf = ({ id, phone, nationalNumber }: Account) => ({ accountId: id, phone, nationalNumber });
