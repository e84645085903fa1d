import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import { decideLogin } from '#domain/account/login-decision.ts';
import { maskPhone, readUsername } from '#domain/account/username.ts';
import type { Account } from '#ports/accounts.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';
import { deliverCode } from '../verification/deliver-code.ts';
import { tryCode } from '../verification/try-code.ts';
import { type Checked, type Credentials, checkPassword } from './check-password.ts';
import { type OpenedSession, openSession } from './open-session.ts';

export type LogInAnswer =
  | Limited
  | { readonly kind: 'busy' | 'refused' }
  | { readonly kind: 'phoneUnverified'; readonly phone: string; readonly nationalNumber: string }
  | {
      readonly kind: 'codeSent';
      readonly maskedPhone: string;
      readonly resendSeconds: number;
      readonly deviceKnown: boolean;
    }
  | { readonly kind: 'smsUnavailable' | 'smsRefused' }
  | { readonly kind: 'codeWrong'; readonly triesLeft: number }
  | { readonly kind: 'codeOver' }
  | OpenedSession;

type Ports = Omit<AccountPorts, 'registries' | 'consents' | 'content' | 'lists'>;

async function askSecondFactor(
  ports: Ports,
  { account, deviceKnown }: { readonly account: Account; readonly deviceKnown: boolean },
  caller: Caller,
): Promise<LogInAnswer> {
  const { phone, nationalNumber } = account;
  const sent = await deliverCode(ports, { phone, purpose: 'login', nationalNumber }, caller);
  switch (sent.kind) {
    case 'sent':
    case 'tooSoon':
      return { kind: 'codeSent', maskedPhone: maskPhone(phone), resendSeconds: sent.resendSeconds, deviceKnown };
    case 'unavailable':
      return { kind: 'smsUnavailable' };
    case 'refused':
      return { kind: 'smsRefused' };
    case 'limited':
      return sent;
  }
}

async function finish(ports: Ports, { account, withTemporary }: Checked, caller: Caller): Promise<LogInAnswer> {
  const now = ports.clock.now();
  const { temporary } = account;
  if (withTemporary && !(temporary && (await ports.accounts.spendTemporary(account.id, temporary.hash, now)))) {
    return { kind: 'refused' };
  }
  if (!account.phoneVerifiedAt) await ports.accounts.markPhoneVerified(account.id, now);
  await ports.accounts.rememberDevice(account.id, visitorOf(ports, caller), now);
  return openSession(ports, { account, mustChangePassword: withTemporary }, caller);
}

/** Opens a session; a new device, or an account that wants it always, needs a code sent to its phone as well. */
export async function logIn(ports: Ports, credentials: Credentials, caller: Caller): Promise<LogInAnswer> {
  const identity = readUsername(credentials.username)?.value ?? credentials.username;
  const limited = await keepLimits(ports, 'login', { ...caller, identity });
  if (limited) return limited;
  const checked = await checkPassword(ports, credentials, caller);
  if (checked === 'busy' || checked === 'refused') return { kind: checked };

  const { account, withTemporary } = checked;
  const { phone, nationalNumber } = account;
  const visitor = visitorOf(ports, caller);
  const now = ports.clock.now();
  const since = secondsBefore(now, lifetimes.proofForAccount);
  const seenSince = secondsBefore(now, lifetimes.knownDevice);
  const deviceKnown = await ports.accounts.knowsDevice(account.id, visitor, seenSince);
  const decision = decideLogin({
    passwordRight: true,
    passwordFromPhone: withTemporary,
    phoneVerified: account.phoneVerifiedAt !== undefined,
    phoneProvenNow: await ports.codes.isProven({ phone, visitor, purpose: 'login' }, since),
    secondFactor: account.secondFactor,
    deviceKnown,
    codeGiven: credentials.code !== undefined,
  });
  switch (decision) {
    case 'refuse':
      return { kind: 'refused' };
    case 'askPhoneVerification':
      return { kind: 'phoneUnverified', phone, nationalNumber };
    case 'askSecondFactor':
      return askSecondFactor(ports, { account, deviceKnown }, caller);
    case 'checkCode': {
      const tried = await tryCode(ports, { phone, purpose: 'login', visitor }, credentials.code ?? '');
      return tried.kind === 'right' ? finish(ports, checked, caller) : tried;
    }
    case 'logIn':
      return finish(ports, checked, caller);
  }
}
