import { useState } from 'react';
import type { LineVariant } from '#catalog/flows/variants.ts';
import { lineVariantOf } from '#contracts/calls/line-variant.ts';
import { resumeTexts as words } from '#messages/share.ts';
import { browserHttp } from '../http/browser-http.ts';
import type { Reply } from '../http/http-layer.ts';
import { type Refusal, refusalOf } from '../ui/refusal.ts';
import { codeFields } from './code-refusal.ts';
import { forgetWait } from './resend-wait.ts';
import { useCountdown } from './use-countdown.ts';

export type Resumed = LineVariant & { readonly headerGuid: string };

type CodeCall = 'resumeOffers' | 'renewPolicy' | 'proveAgain' | 'supportLink';
type ConfirmCall = 'confirmResume' | 'confirmRenewal' | 'confirmProofAgain' | 'confirmSupportLink';

/** By which calls the code is sent and told; each is given what names the thing behind it. */
export type ResumeWay<Opened> = {
  readonly send: (name: string) => Promise<Reply<CodeCall>>;
  readonly confirm: (name: string, code: string) => Promise<Confirmed<Opened>>;
};
type Confirmed<Opened> = { readonly opened: Opened } | { readonly refusal: Reply<ConfirmCall> };

async function quotationOf(
  confirming: Promise<Reply<'confirmResume' | 'confirmRenewal' | 'confirmProofAgain'>>,
): Promise<Confirmed<Resumed>> {
  const reply = await confirming;
  if (!reply?.Success) return { refusal: reply };
  return { opened: { headerGuid: reply.Data.HeaderGuid, ...lineVariantOf(reply.Data) } };
}
export const resumeWay: ResumeWay<Resumed> = {
  send: (Token) => browserHttp.call('resumeOffers', { Token }),
  confirm: (Token, code) => quotationOf(browserHttp.call('confirmResume', { Token, SmsActivationCode: code })),
};
export const renewalWay: ResumeWay<Resumed> = {
  send: (Token) => browserHttp.call('renewPolicy', { Token }),
  confirm: (Token, code) => quotationOf(browserHttp.call('confirmRenewal', { Token, SmsActivationCode: code })),
};
export const proofWay: ResumeWay<Resumed> = {
  send: (HeaderGuid) => browserHttp.call('proveAgain', { HeaderGuid }),
  confirm: (HeaderGuid, code) =>
    quotationOf(browserHttp.call('confirmProofAgain', { HeaderGuid, SmsActivationCode: code })),
};

/** A code that was sent. A second asking within the minute tells no phone. */
export type SentCode = { readonly phone: string | undefined; readonly validSeconds: number | undefined };

type Told = { readonly MaskedPhone?: string; readonly ResendSeconds?: number; readonly ValidSeconds?: number };

/** What follows a right code; the form waits for it. */
export type OnResumed<Opened = Resumed> = (opened: Opened) => void | Promise<void>;

/** The way back into what is one's own, through a code to its phone. Token: what names it. */
export function useResume<Opened>(token: string, onResumed: OnResumed<Opened>, way: ResumeWay<Opened>) {
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
    else setProblem(reply ? refusalOf(reply).text : words.noAnswer);
  }

  async function confirm(code: string): Promise<Refusal | undefined> {
    setProblem('');
    const confirmed = await way.confirm(token, code);
    if ('refusal' in confirmed)
      return confirmed.refusal ? refusalOf(confirmed.refusal, { fields: codeFields }) : { text: words.noAnswer };
    forgetWait(waitName);
    await onResumed(confirmed.opened);
    return undefined;
  }
  return { left, sent, sending, problem, send, confirm, cancel: () => setSent(undefined) };
}
