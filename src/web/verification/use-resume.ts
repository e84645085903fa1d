import { useState } from 'react';
import type { LineVariant } from '#catalog/flows/variants.ts';
import { lineVariantOf } from '#contracts/calls/line-variant.ts';
import { resumeTexts as words } from '#messages/share.ts';
import { browserHttp } from '../http/browser-http.ts';
import type { Reply } from '../http/http-layer.ts';
import { failureToast } from '../ui/toasts/reply-toast.ts';
import { forgetWait } from './resend-wait.ts';
import { useCountdown } from './use-countdown.ts';

export type Resumed = LineVariant & { readonly headerGuid: string };

/** By which calls the code is sent and told; each is given what names the quotation. */
export type ResumeWay = {
  readonly send: (name: string) => Promise<Reply<'resumeOffers' | 'renewPolicy' | 'proveAgain'>>;
  readonly confirm: (
    name: string,
    code: string,
  ) => Promise<Reply<'confirmResume' | 'confirmRenewal' | 'confirmProofAgain'>>;
};
export const resumeWay: ResumeWay = {
  send: (Token) => browserHttp.call('resumeOffers', { Token }),
  confirm: (Token, code) => browserHttp.call('confirmResume', { Token, SmsActivationCode: code }),
};
export const renewalWay: ResumeWay = {
  send: (Token) => browserHttp.call('renewPolicy', { Token }),
  confirm: (Token, code) => browserHttp.call('confirmRenewal', { Token, SmsActivationCode: code }),
};
export const proofWay: ResumeWay = {
  send: (HeaderGuid) => browserHttp.call('proveAgain', { HeaderGuid }),
  confirm: (HeaderGuid, code) => browserHttp.call('confirmProofAgain', { HeaderGuid, SmsActivationCode: code }),
};

/** A code that was sent. A second asking within the minute tells no phone. */
export type SentCode = { readonly phone: string | undefined; readonly validSeconds: number | undefined };

type Told = { readonly MaskedPhone?: string; readonly ResendSeconds?: number; readonly ValidSeconds?: number };

/** What follows a right code; the form waits for it. */
export type OnResumed = (resumed: Resumed) => void | Promise<void>;

/** The way back into the own quotation, through a code to its phone. Token: what names it. */
export function useResume(token: string, onResumed: OnResumed, way: ResumeWay = resumeWay) {
  const waitName = `resume:${token}`;
  const { left, start } = useCountdown(waitName);
  const [sent, setSent] = useState<SentCode>();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');

  async function send(): Promise<void> {
    setSending(true);
    setProblem('');
    const reply = await way.send(token);
    setSending(false);
    const told: Told = reply?.Data ?? {};
    if (told.ResendSeconds) start(told.ResendSeconds);
    // A refusal that names the wait means that a code is on its way already.
    if (reply?.Success || told.ResendSeconds)
      setSent((known) => ({
        phone: told.MaskedPhone ?? known?.phone,
        validSeconds: told.ValidSeconds ?? known?.validSeconds,
      }));
    else setProblem(failureToast(reply).text ?? words.noAnswer);
  }

  async function confirm(code: string): Promise<void> {
    setProblem('');
    const reply = await way.confirm(token, code);
    if (!reply?.Success) return setProblem(failureToast(reply).text ?? words.noAnswer);
    forgetWait(waitName);
    await onResumed({ headerGuid: reply.Data.HeaderGuid, ...lineVariantOf(reply.Data) });
  }
  return { left, sent, sending, problem, send, confirm, cancel: () => setSent(undefined) };
}
