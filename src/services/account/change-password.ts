import { judgePassword, type PasswordProblem } from '#domain/account/passwords.ts';
import type { Session } from '#ports/sessions.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';
import { readSecrets } from './read-secrets.ts';

export type PasswordChange = {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly retryPassword: string;
  /** Given when the three are encrypted. */
  readonly guid: string | undefined;
};

export type ChangePasswordAnswer =
  | Limited
  | { readonly kind: 'changed' | 'oldWrong' | 'differ' | 'busy' }
  | { readonly kind: 'passwordWeak'; readonly problem: PasswordProblem };

type Ports = Pick<
  AccountPorts,
  'accounts' | 'sessions' | 'securityTokens' | 'limits' | 'limitFactor' | 'secrets' | 'passwords' | 'clock'
>;

/** Replaces the password, ends every other session of the account and forgets its other devices. */
export async function changePassword(
  ports: Ports,
  change: PasswordChange,
  { session, caller }: { readonly session: Session; readonly caller: Caller },
): Promise<ChangePasswordAnswer> {
  const limited = await keepLimits(ports, 'changePassword', { ...caller, identity: session.accountId });
  if (limited) return limited;
  const { guid } = change;
  const texts = [change.oldPassword, change.newPassword, change.retryPassword];
  const [old, fresh, again] = guid === undefined ? texts : await readSecrets(ports, { guid, texts }, caller);
  const account = await ports.accounts.read(session.accountId);
  const hash = session.mustChangePassword ? account?.temporary?.hash : account?.passwordHash;
  const compared = await ports.passwords.compare(old ?? '', old === undefined ? undefined : hash);
  if (compared === 'busy') return { kind: 'busy' };
  if (compared === 'differ' || !account || fresh === undefined) return { kind: 'oldWrong' };
  if (fresh !== again) return { kind: 'differ' };
  const problem = judgePassword(fresh, [account.nationalNumber, account.phone, `0${account.phone}`, account.email]);
  if (problem) return { kind: 'passwordWeak', problem };
  const hashed = await ports.passwords.hash(fresh);
  if (hashed.kind === 'busy') return { kind: 'busy' };
  const now = ports.clock.now();
  await ports.accounts.setPassword(account.id, hashed.hash, now);
  await ports.sessions.endOthers(account.id, session.id, now);
  await ports.accounts.forgetOtherDevices(account.id, visitorOf(ports, caller));
  await ports.sessions.release(session.id);
  return { kind: 'changed' };
}
