import { lines } from '#catalog/lines/index.ts';
import { site } from '#config/site.ts';
import { type CodePurpose, codeRules } from '#domain/account/codes.ts';
import { secondsAfter } from '#domain/account/lifetimes.ts';
import { smsTexts } from '#messages/sms.ts';
import type { CodeOwner } from '#ports/verification-codes.ts';
import { keepLimits } from '../keep-limits.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';
import { knowsPhone } from './knows-phone.ts';
import { type SendSmsAnswer, sendSms } from './send-sms.ts';

export type CodePorts = Pick<
  AccountPorts,
  'accounts' | 'codes' | 'ledger' | 'limits' | 'limitFactor' | 'secrets' | 'clock' | 'sms'
>;

export type CodeRequest = {
  /** Ten digits. */
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly nationalNumber: string | undefined;
  /** Of who has no such number; it is counted and not kept. */
  readonly passportNumber?: string | undefined;
  /** The caller has given the password of the phone's account. */
  readonly passwordGiven?: boolean;
};

/** A code is stored under its owner: the same six digits are another code for another phone, purpose or visitor. */
export function codeDigest({ secrets }: Pick<AccountPorts, 'secrets'>, owner: CodeOwner, code: string): string {
  return secrets.digest('code', [owner.phone, owner.purpose, owner.visitor, code].join('/'));
}

export function codeText(purpose: CodePurpose, code: string): string {
  if (purpose === 'login') return smsTexts.loginCode(site.brand, code);
  if (purpose === 'support') return smsTexts.supportCode(site.brand, code);
  if (purpose === 'findOffers') return smsTexts.findOffersCode(site.brand, code);
  return smsTexts.quoteCode(site.brand, code, lines[purpose].name);
}

/** Who comes too soon may still have a code: one that was sent to this very visitor and can be typed. */
export type DeliverCodeAnswer =
  | Exclude<SendSmsAnswer, { kind: 'tooSoon' }>
  | { readonly kind: 'tooSoon'; readonly resendSeconds: number; readonly hasCode: boolean };

/** Makes a code for one phone, purpose and visitor, and sends it. */
export async function deliverCode(ports: CodePorts, request: CodeRequest, caller: Caller): Promise<DeliverCodeAnswer> {
  const { phone, purpose, nationalNumber } = request;
  const identity = nationalNumber ?? request.passportNumber?.toUpperCase();
  const owner = { phone, purpose, visitor: visitorOf(ports, caller) };
  const known = request.passwordGiven === true || (await knowsPhone(ports, phone, caller));
  const message = {
    phone,
    purpose,
    reason: 'phone-verification',
    known,
    // Counted only when it would leave: who presses the button too early loses nothing.
    prepare: async () => {
      const limited = await keepLimits(ports, 'sms', { ...caller, phone, identity, known });
      if (limited) return limited;
      const code = ports.secrets.code();
      const now = ports.clock.now();
      const expiresAt = secondsAfter(now, codeRules.validSeconds);
      await ports.codes.add({ ...owner, codeDigest: codeDigest(ports, owner, code), nationalNumber, now, expiresAt });
      return { kind: 'ready', text: codeText(purpose, code) } as const;
    },
  };
  const sent = await sendSms(ports, message, caller);
  if (sent.kind !== 'tooSoon') return sent;
  const moment = { now: ports.clock.now(), mostTries: codeRules.mostTries };
  return { ...sent, hasCode: await ports.codes.isWaiting(owner, moment) };
}
