import { acceptanceOf } from '#domain/account/consents.ts';
import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import { decideLogin } from '#domain/account/login-decision.ts';
import { maskPhone, readUsername } from '#domain/account/username.ts';
import type { Account } from '#ports/accounts.ts';
import type { SecurityEvent } from '#ports/security-log.ts';
import { giveBack, keepLimits, type Limited } from '../keep-limits.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';
import { deliverCode } from '../verification/deliver-code.ts';
import { tryCode } from '../verification/try-code.ts';
import { type Checked, type Credentials, checkPassword } from './check-password.ts';
import { knowsDevice } from './knows-device.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { recordSecurity } from './record-security.ts';
import { versionOf } from './text-version.ts';

export type LogInAnswer =
  | Limited
  | { readonly kind: 'busy' | 'refused' }
  | {
      readonly kind: 'phoneUnverified';
      readonly phone: string;
      readonly nationalNumber: string;
      readonly asksAgreements: boolean;
    }
  | {
      readonly kind: 'codeSent';
      readonly maskedPhone: string;
      readonly resendSeconds: number;
      readonly deviceKnown: boolean;
      readonly asksAgreements: boolean;
    }
  /** Another message just went to the phone, and none of them was for this device. */
  | { readonly kind: 'codeWaits'; readonly resendSeconds: number }
  | { readonly kind: 'smsUnavailable' | 'smsRefused' }
  | { readonly kind: 'codeWrong'; readonly triesLeft: number }
  | { readonly kind: 'codeOver' }
  | OpenedSession;

type Ports = Omit<AccountPorts, 'registries' | 'lists'>;

/** Whether a text is in force that the account has not agreed to. */
async function asksAgreements(ports: Ports, account: Account): Promise<boolean> {
  const facts = await ports.consents.of(account);
  return !(['userAgreement', 'dataNotice'] as const).every(
    (purpose) => acceptanceOf(facts, { purpose, version: versionOf(ports, purpose) }).isCurrent,
  );
}

async function askSecondFactor(
  ports: Ports,
  { account, deviceKnown }: { readonly account: Account; readonly deviceKnown: boolean },
  caller: Caller,
): Promise<LogInAnswer> {
  const { phone, nationalNumber } = account;
  const request = { phone, purpose: 'login', nationalNumber, passwordGiven: true } as const;
  const sent = await deliverCode(ports, request, caller);
  const told = { maskedPhone: maskPhone(phone), deviceKnown, asksAgreements: await asksAgreements(ports, account) };
  switch (sent.kind) {
    case 'sent':
      return { kind: 'codeSent', resendSeconds: sent.resendSeconds, ...told };
    case 'tooSoon':
      return sent.hasCode
        ? { kind: 'codeSent', resendSeconds: sent.resendSeconds, ...told }
        : { kind: 'codeWaits', resendSeconds: sent.resendSeconds };
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
  if (!account.phoneVerifiedAt) {
    await ports.accounts.markPhoneVerified(account.id, now);
    await ports.consents.oweOf(account);
  }
  await ports.accounts.rememberDevice(account.id, visitorOf(ports, caller), now);
  // Who says that the number is theirs now has a holder to talk to.
  if (await ports.claims.oppose(account.id, now))
    recordSecurity(ports, 'claimOpposed', { caller, accountId: account.id });
  return openSession(ports, { account, mustChangePassword: withTemporary }, caller);
}

type RightPassword = {
  readonly checked: Checked;
  readonly code: string | undefined;
  readonly deviceKnown: boolean;
};

/** What follows once the password was right. */
async function goOn(ports: Ports, { checked, code, deviceKnown }: RightPassword, caller: Caller): Promise<LogInAnswer> {
  const { account, withTemporary } = checked;
  const { phone, nationalNumber } = account;
  const visitor = visitorOf(ports, caller);
  const since = secondsBefore(ports.clock.now(), lifetimes.proofForAccount);
  const decision = decideLogin({
    passwordRight: true,
    passwordFromPhone: withTemporary,
    phoneVerified: account.phoneVerifiedAt !== undefined,
    phoneProvenNow: await ports.codes.isProven({ phone, visitor, purpose: 'login' }, since),
    secondFactor: account.secondFactor,
    deviceKnown,
    codeGiven: code !== undefined,
  });
  switch (decision) {
    case 'refuse':
      return { kind: 'refused' };
    case 'askPhoneVerification':
      return { kind: 'phoneUnverified', phone, nationalNumber, asksAgreements: await asksAgreements(ports, account) };
    case 'askSecondFactor':
      return askSecondFactor(ports, { account, deviceKnown }, caller);
    case 'checkCode': {
      const tried = await tryCode(ports, { phone, purpose: 'login', visitor }, code ?? '');
      return tried.kind === 'right' ? finish(ports, checked, caller) : tried;
    }
    case 'logIn':
      return finish(ports, checked, caller);
  }
}

/** What each end of a login is for whoever looks for attacks. */
const events: Readonly<Record<LogInAnswer['kind'], SecurityEvent | undefined>> = {
  loggedIn: 'loggedIn',
  refused: 'loginFailed',
  limited: 'loginLimited',
  codeSent: 'secondFactorSent',
  codeWaits: 'secondFactorUnsent',
  smsUnavailable: 'secondFactorUnsent',
  smsRefused: 'secondFactorUnsent',
  codeWrong: 'secondFactorFailed',
  codeOver: 'secondFactorFailed',
  phoneUnverified: undefined,
  busy: undefined,
};

/** Opens a session; a new device, or an account that wants it always, needs a code sent to its phone as well. */
export async function logIn(ports: Ports, credentials: Credentials, caller: Caller): Promise<LogInAnswer> {
  const username = readUsername(credentials.username);
  const identity = username?.value ?? credentials.username;
  const deviceKnown = await knowsDevice(ports, username, caller);
  const attempt = { ...caller, identity, known: deviceKnown };
  const limited = await keepLimits(ports, 'login', attempt);
  const checked = limited ? 'refused' : await checkPassword(ports, credentials, caller);
  if (checked === 'refused') {
    const answer = limited ?? ({ kind: 'refused' } as const);
    recordSecurity(ports, events[answer.kind], { caller, name: identity });
    return answer;
  }
  // Only what fails counts against a name.
  await giveBack(ports, 'login', attempt);
  if (checked === 'busy') return { kind: 'busy' };
  const answer = await goOn(ports, { checked, code: credentials.code, deviceKnown }, caller);
  recordSecurity(ports, events[answer.kind], { caller, accountId: checked.account.id });
  return answer;
}
