import { site } from '#config/site.ts';
import { lifetimes, secondsAfter } from '#domain/account/lifetimes.ts';
import { smsTexts } from '#messages/sms.ts';
import type { SecurityEvent } from '#ports/security-log.ts';
import { keepLimits } from '../keep-limits.ts';
import type { AccountPorts, Caller } from '../ports.ts';
import { type SendSmsAnswer, sendSms } from '../verification/send-sms.ts';
import { knowsDevice } from './knows-device.ts';
import { recordSecurity } from './record-security.ts';

export type ForgotPasswordAnswer = SendSmsAnswer | { readonly kind: 'userNotFound' | 'busy' };

type Ports = Pick<
  AccountPorts,
  | 'accounts'
  | 'notices'
  | 'codes'
  | 'ledger'
  | 'limits'
  | 'limitFactor'
  | 'secrets'
  | 'passwords'
  | 'securityLog'
  | 'clock'
  | 'sms'
>;

export type ForgottenBy = { readonly nationalNumber: string; readonly phone: string };

async function sendTemporary(
  ports: Ports,
  { nationalNumber, phone }: ForgottenBy,
  caller: Caller,
): Promise<ForgotPasswordAnswer> {
  const username = { kind: 'nationalNumber', value: nationalNumber } as const;
  const known = await knowsDevice(ports, username, caller);
  const limited = await keepLimits(ports, 'forgot', { ...caller, phone, identity: nationalNumber, known });
  if (limited) return limited;
  const account = await ports.accounts.find(username);
  const password = ports.secrets.temporaryPassword();
  const hashed = await ports.passwords.hash(password);
  if (hashed.kind === 'busy') return { kind: 'busy' };
  if (account?.phone !== phone || !account.phoneVerifiedAt) return { kind: 'userNotFound' };

  const expiresAt = secondsAfter(ports.clock.now(), lifetimes.temporaryPassword);
  const message = {
    phone,
    purpose: 'temporaryPassword' as const,
    reason: 'forgot-password',
    known,
    prepare: async () => {
      await ports.accounts.setTemporary(account.id, { hash: hashed.hash, expiresAt });
      return { kind: 'ready', text: smsTexts.temporaryPassword(site.brand, password) } as const;
    },
  };
  const sent = await sendSms(ports, message, caller);
  // The phone was told by the password itself.
  const { email } = account;
  if (sent.kind === 'sent') await ports.notices.add({ kind: 'temporaryPassword', email }, ports.clock.now());
  return sent;
}

const events: Readonly<Record<ForgotPasswordAnswer['kind'], SecurityEvent | undefined>> = {
  sent: 'temporaryPasswordSent',
  userNotFound: 'temporaryPasswordRefused',
  limited: 'temporaryPasswordRefused',
  tooSoon: undefined,
  refused: undefined,
  unavailable: undefined,
  busy: undefined,
};

/**
 * Sends a temporary password to the account's phone. The chosen one stays good until it is replaced, so that nobody
 * can lock another out by asking.
 */
export async function forgotPassword(ports: Ports, asked: ForgottenBy, caller: Caller): Promise<ForgotPasswordAnswer> {
  const answer = await sendTemporary(ports, asked, caller);
  recordSecurity(ports, events[answer.kind], { caller, name: asked.nationalNumber });
  return answer;
}
