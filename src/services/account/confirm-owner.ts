import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import type { Account } from '#ports/accounts.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';
import { checkOwnPassword, type GivenPassword } from './check-own-password.ts';

export type ConfirmOwnerAnswer =
  | Limited
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'passwordRequired' | 'passwordWrong' | 'busy' };

type Ports = Pick<
  AccountPorts,
  'codes' | 'securityTokens' | 'limits' | 'limitFactor' | 'secrets' | 'passwords' | 'clock'
>;

/**
 * Whether it is the holder who asks, and not just somebody at an open screen: by the password, or by a code that this
 * visitor received on the account's phone a moment ago.
 */
export async function confirmOwner(
  ports: Ports,
  { account, password }: { readonly account: Account; readonly password: GivenPassword | undefined },
  caller: Caller,
): Promise<ConfirmOwnerAnswer> {
  const { phone } = account;
  const since = secondsBefore(ports.clock.now(), lifetimes.proofForAccount);
  const proven = await ports.codes.isProven({ phone, visitor: visitorOf(ports, caller), purpose: 'login' }, since);
  if (!proven && !password) return { kind: 'passwordRequired' };
  const limited = await keepLimits(ports, 'changePassword', { ...caller, identity: account.id });
  if (limited) return limited;
  if (proven || !password) return { kind: 'confirmed' };
  const compared = await checkOwnPassword(ports, account, password, caller);
  if (compared === 'busy') return { kind: 'busy' };
  return { kind: compared === 'match' ? 'confirmed' : 'passwordWrong' };
}
