import { site } from '#config/site.ts';
import { lifetimes, secondsAfter } from '#domain/account/lifetimes.ts';
import { smsTexts } from '#messages/sms.ts';
import { keepLimits } from '../keep-limits.ts';
import type { AccountPorts, Caller } from '../ports.ts';
import { type SendSmsAnswer, sendSms } from '../verification/send-sms.ts';
import { knowsDevice } from './knows-device.ts';

export type ForgotPasswordAnswer = SendSmsAnswer | { readonly kind: 'userNotFound' | 'busy' };

type Ports = Pick<
  AccountPorts,
  'accounts' | 'codes' | 'ledger' | 'limits' | 'limitFactor' | 'secrets' | 'passwords' | 'clock' | 'sms'
>;

/**
 * Sends a temporary password to the account's phone. The chosen one stays good until it is replaced, so that nobody
 * can lock another out by asking.
 */
export async function forgotPassword(
  ports: Ports,
  { nationalNumber, phone }: { readonly nationalNumber: string; readonly phone: string },
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
    purpose: 'temporaryPassword',
    reason: 'forgot-password',
    known,
    prepare: async () => {
      await ports.accounts.setTemporary(account.id, { hash: hashed.hash, expiresAt });
      return { kind: 'ready', text: smsTexts.temporaryPassword(site.brand, password) } as const;
    },
  };
  return sendSms(ports, message, caller);
}
