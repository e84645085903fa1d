import { codeRules } from '#domain/account/codes.ts';
import type { MessagePurpose } from '#domain/account/message-purposes.ts';
import { giveBack, keepLimits, type Limited } from '../keep-limits.ts';
import { type AccountPorts, type Caller, partnerSignal } from '../ports.ts';

type Ports = Pick<AccountPorts, 'ledger' | 'limits' | 'limitFactor' | 'secrets' | 'clock' | 'sms'>;

export type SecretMessage = {
  readonly phone: string;
  readonly purpose: MessagePurpose;
  readonly reason: string;
  /** Whether the caller has shown to be more than a stranger to the phone. */
  readonly known: boolean;
  /** Stores the secret and writes the text, once the turn has come; or finds that it may not leave. */
  readonly prepare: () => Promise<{ readonly kind: 'ready'; readonly text: string } | Limited>;
};

export type SendSmsAnswer =
  | Limited
  | { readonly kind: 'sent'; readonly resendSeconds: number }
  | { readonly kind: 'tooSoon'; readonly resendSeconds: number }
  | { readonly kind: 'refused' | 'unavailable' };

/**
 * Sends a secret by SMS, never two to one phone for one visitor or, among strangers, for one block within a minute, and
 * writes into the ledger that it did.
 */
export async function sendSms(ports: Ports, message: SecretMessage, caller: Caller): Promise<SendSmsAnswer> {
  const { phone, purpose, reason, known } = message;
  const turn = { ...caller, phone, known };
  const early = await keepLimits(ports, 'smsTurn', turn);
  if (early) return { kind: 'tooSoon', resendSeconds: early.retryAfterSeconds };

  const prepared = await message.prepare();
  if (prepared.kind === 'limited') {
    await giveBack(ports, 'smsTurn', turn);
    return prepared;
  }
  const sentAt = ports.clock.now();
  const answer = await ports.sms.send({ to: phone, text: prepared.text, oneTimeCode: true }, partnerSignal());
  await ports.ledger.add({
    channel: 'sms',
    purpose,
    recipient: phone,
    reason,
    sentAt,
    providerId: answer.kind === 'sent' ? answer.id : undefined,
    state: answer.kind,
  });
  if (answer.kind === 'sent') return { kind: 'sent', resendSeconds: codeRules.resendSeconds };
  await giveBack(ports, 'smsTurn', turn);
  return { kind: answer.kind };
}
