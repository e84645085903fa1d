import { codeRules, secondsUntilResend } from '#domain/account/codes.ts';
import { secondsBefore } from '#domain/account/lifetimes.ts';
import type { Limited } from '../keep-limits.ts';
import { type AccountPorts, partnerSignal } from '../ports.ts';

type Ports = Pick<AccountPorts, 'codes' | 'ledger' | 'clock' | 'sms'>;

export type SecretMessage = {
  readonly phone: string;
  readonly purpose: string;
  readonly reason: string;
  /** Stores the secret and writes the text, once the phone's turn has come; or finds that it may not leave. */
  readonly prepare: () => Promise<{ readonly kind: 'ready'; readonly text: string } | Limited>;
};

export type SendSmsAnswer =
  | Limited
  | { readonly kind: 'sent'; readonly resendSeconds: number }
  | { readonly kind: 'tooSoon'; readonly resendSeconds: number }
  | { readonly kind: 'refused' | 'unavailable' };

/** Sends a secret by SMS, never two to one phone within a minute, and writes into the ledger that it did. */
export async function sendSms(ports: Ports, message: SecretMessage): Promise<SendSmsAnswer> {
  const { phone, purpose, reason } = message;
  const now = ports.clock.now();
  const { resendSeconds } = codeRules;
  const turn = await ports.codes.takeTurn(phone, { now, openSince: secondsBefore(now, resendSeconds) });
  if (turn.kind === 'tooSoon') return { kind: 'tooSoon', resendSeconds: secondsUntilResend(turn.lastSent, now) };

  const prepared = await message.prepare();
  if (prepared.kind === 'limited') {
    await ports.codes.returnTurn(phone, now);
    return prepared;
  }
  const answer = await ports.sms.send({ to: phone, text: prepared.text, oneTimeCode: true }, partnerSignal());
  await ports.ledger.add({
    channel: 'sms',
    purpose,
    recipient: phone,
    reason,
    sentAt: now,
    providerId: answer.kind === 'sent' ? answer.id : undefined,
    state: answer.kind,
  });
  if (answer.kind === 'sent') return { kind: 'sent', resendSeconds };
  await ports.codes.returnTurn(phone, now);
  return { kind: answer.kind };
}
