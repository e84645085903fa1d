import { judgePassword, type PasswordProblem } from '#domain/account/passwords.ts';
import type { SecurityEvent } from '#ports/security-log.ts';
import type { Session } from '#ports/sessions.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';
import { readSecrets } from './read-secrets.ts';
import { recordSecurity } from './record-security.ts';
import { siteWords } from './site-words.ts';

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
  | 'accounts'
  | 'sessions'
  | 'securityTokens'
  | 'limits'
  | 'limitFactor'
  | 'secrets'
  | 'passwords'
  | 'securityLog'
  | 'clock'
>;

async function replacePassword(
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
  const problem = judgePassword(fresh, { owner: account, siteWords });
  if (problem) return { kind: 'passwordWeak', problem };
  const hashed = await ports.passwords.hash(fresh);
  if (hashed.kind === 'busy') return { kind: 'busy' };
  const now = ports.clock.now();
  const { phone, email } = account;
  await ports.accounts.setPassword(account.id, hashed.hash, { now, notices: [{ kind: 'password', phone, email }] });
  await ports.sessions.endOthers(account.id, session.id, now);
  await ports.accounts.forgetOtherDevices(account.id, visitorOf(ports, caller));
  await ports.sessions.release(session.id);
  return { kind: 'changed' };
}

const events: Readonly<Record<ChangePasswordAnswer['kind'], SecurityEvent | undefined>> = {
  changed: 'passwordChanged',
  oldWrong: 'passwordChangeRefused',
  limited: 'passwordChangeRefused',
  differ: undefined,
  passwordWeak: undefined,
  busy: undefined,
};

/** Replaces the password, ends every other session of the account and forgets its other devices. Phone and mail are told. */
export async function changePassword(
  ports: Ports,
  change: PasswordChange,
  who: { readonly session: Session; readonly caller: Caller },
): Promise<ChangePasswordAnswer> {
  const answer = await replacePassword(ports, change, who);
  recordSecurity(ports, events[answer.kind], { caller: who.caller, accountId: who.session.accountId });
  return answer;
}
