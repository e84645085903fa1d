import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import { decideLogin } from '#domain/account/login-decision.ts';
import { looksTemporary } from '#domain/account/passwords.ts';
import { maskPhone, readUsername } from '#domain/account/username.ts';
import type { Account } from '#ports/accounts.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';
import { deliverCode } from '../verification/deliver-code.ts';
import { tryCode } from '../verification/try-code.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { readSecrets } from './read-secrets.ts';

export type Credentials = {
  readonly username: string;
  readonly password: string;
  readonly guid: string;
  readonly code: string | undefined;
};

export type LogInAnswer =
  | Limited
  | { readonly kind: 'busy' | 'refused' }
  | { readonly kind: 'phoneUnverified'; readonly phone: string; readonly nationalNumber: string }
  | { readonly kind: 'codeSent'; readonly maskedPhone: string; readonly resendSeconds: number }
  | { readonly kind: 'smsUnavailable' | 'smsRefused' }
  | { readonly kind: 'codeWrong'; readonly triesLeft: number }
  | { readonly kind: 'codeOver' }
  | OpenedSession;

type Ports = Omit<AccountPorts, 'registries' | 'consents' | 'content' | 'lists'>;
type Checked = { readonly account: Account; readonly withTemporary: boolean };

/** A password of the temporary form is compared with the living temporary one, any other with the chosen one. */
function temporaryOf(account: Account | undefined, password: string | undefined, now: Date) {
  const temporary = account?.temporary;
  if (!temporary || password === undefined || !looksTemporary(password)) return undefined;
  return temporary.usedAt === undefined && temporary.expiresAt > now ? temporary : undefined;
}

/** One comparison for every attempt, whatever is wrong with it: token, padding, name or password. */
async function checkPassword(
  ports: Ports,
  credentials: Credentials,
  caller: Caller,
): Promise<Checked | 'busy' | 'refused'> {
  const { guid, password: text, username: typed } = credentials;
  const [password] = await readSecrets(ports, { guid, texts: [text] }, caller);
  const username = readUsername(typed);
  const account = username && (await ports.accounts.find(username));
  const temporary = temporaryOf(account, password, ports.clock.now());
  const hash = password === undefined ? undefined : (temporary?.hash ?? account?.passwordHash);
  const compared = await ports.passwords.compare(password ?? '', hash);
  if (compared === 'busy') return 'busy';
  return compared === 'match' && account ? { account, withTemporary: temporary !== undefined } : 'refused';
}

async function askSecondFactor(ports: Ports, { phone, nationalNumber }: Account, caller: Caller): Promise<LogInAnswer> {
  const sent = await deliverCode(ports, { phone, purpose: 'login', nationalNumber }, caller);
  switch (sent.kind) {
    case 'sent':
    case 'tooSoon':
      return { kind: 'codeSent', maskedPhone: maskPhone(phone), resendSeconds: sent.resendSeconds };
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

/** Opens a session; a new device needs a code sent to the account's phone as well. */
export async function logIn(ports: Ports, credentials: Credentials, caller: Caller): Promise<LogInAnswer> {
  const identity = readUsername(credentials.username)?.value ?? credentials.username;
  const limited = await keepLimits(ports, 'login', { ...caller, identity });
  if (limited) return limited;
  const checked = await checkPassword(ports, credentials, caller);
  if (checked === 'busy' || checked === 'refused') return { kind: checked };

  const { account, withTemporary } = checked;
  const { phone, nationalNumber } = account;
  const visitor = visitorOf(ports, caller);
  const since = secondsBefore(ports.clock.now(), lifetimes.proofForAccount);
  const decision = decideLogin({
    passwordRight: true,
    phoneVerified: account.phoneVerifiedAt !== undefined,
    phoneProvenNow: withTemporary || (await ports.codes.isProven({ phone, visitor, purpose: 'login' }, since)),
    deviceKnown: await ports.accounts.knowsDevice(account.id, visitor),
    codeGiven: credentials.code !== undefined,
  });
  switch (decision) {
    case 'refuse':
      return { kind: 'refused' };
    case 'askPhoneVerification':
      return { kind: 'phoneUnverified', phone, nationalNumber };
    case 'askSecondFactor':
      return askSecondFactor(ports, account, caller);
    case 'checkCode': {
      const tried = await tryCode(ports, { phone, purpose: 'login', visitor }, credentials.code ?? '');
      return tried.kind === 'right' ? finish(ports, checked, caller) : tried;
    }
    case 'logIn':
      return finish(ports, checked, caller);
  }
}
