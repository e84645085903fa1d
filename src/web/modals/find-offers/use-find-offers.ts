import { useState } from 'react';
import type { OwnQuotation } from '#contracts/calls/my-offers.ts';
import { codeRules } from '#domain/account/codes.ts';
import { findOffersTexts as words } from '#messages/find-offers.ts';
import { browserHttp } from '../../http/browser-http.ts';
import type { Reply } from '../../http/http-layer.ts';
import { type Refusal, refusalOf } from '../../ui/refusal.ts';
import { codeFields } from '../../verification/code-refusal.ts';
import { useCountdown } from '../../verification/use-countdown.ts';

export type FindingStage =
  | { readonly kind: 'phone' }
  | { readonly kind: 'code'; readonly phone: string }
  | { readonly kind: 'found'; readonly quotations: readonly OwnQuotation[] };

type Told = { readonly ResendSeconds?: number; readonly CodeWaiting?: boolean };

const refusal = (reply: Reply<'findMyOffers' | 'confirmFindMyOffers'>): Refusal =>
  reply ? refusalOf(reply, { fields: codeFields }) : { text: words.noAnswer };

/** From a phone over its code to what was asked with it. */
export function useFindOffers() {
  const [stage, setStage] = useState<FindingStage>({ kind: 'phone' });
  const [sending, setSending] = useState(false);
  const { left, startUnkept } = useCountdown('find-offers');

  async function send(phone: string): Promise<Refusal | undefined> {
    setSending(true);
    const reply = await browserHttp.call('findMyOffers', { Phone: phone });
    setSending(false);
    const told: Told = reply?.Data ?? {};
    if (told.ResendSeconds) startUnkept(told.ResendSeconds);
    // Who comes too soon may still type the code that came before.
    if (!reply?.Success && !told.CodeWaiting) return refusal(reply);
    setStage({ kind: 'code', phone });
    return undefined;
  }

  async function confirm(phone: string, code: string): Promise<Refusal | undefined> {
    const reply = await browserHttp.call('confirmFindMyOffers', { Phone: phone, SmsActivationCode: code });
    if (!reply?.Success) return refusal(reply);
    setStage({ kind: 'found', quotations: reply.Data });
    return undefined;
  }

  return {
    stage,
    left,
    sending,
    validMinutes: Math.round(codeRules.validSeconds / 60),
    send,
    confirm,
    anew: () => setStage({ kind: 'phone' }),
  };
}
