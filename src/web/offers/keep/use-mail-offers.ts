import { useState } from 'react';
import { isEmail, normaliseEmail } from '#domain/rules/email.ts';
import { mailMyOffersTexts as words } from '#messages/keep-offers.ts';
import { ruleText } from '#messages/rules.ts';
import { browserHttp } from '../../http/browser-http.ts';
import { failureToast } from '../../ui/toasts/reply-toast.ts';
import { useUser } from '../../user/user-context.tsx';

/** What is wrong with an address before anything is sent. */
export function emailProblem(typed: string): string | undefined {
  const email = normaliseEmail(typed);
  if (email === '') return ruleText({ message: 'emailMissing' });
  return isEmail(email) ? undefined : ruleText({ message: 'emailInvalid' });
}

/** The window that asks where the offers go. It outlives its own frame, which makes room while a phone is proven again. */
export function useMailOffers(headerGuid: string) {
  const { state } = useUser();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [known, setKnown] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const email = typed ?? known;

  async function open(): Promise<void> {
    setSentTo(undefined);
    setProblem(undefined);
    setOpen(true);
    if (!state.isLoggedIn || known !== '') return;
    const reply = await browserHttp.call('clientInfo');
    if (reply?.Success) setKnown(reply.Data.Email);
  }

  /** Answers whether the field is to be mended. */
  async function send(): Promise<boolean> {
    const wrong = emailProblem(email);
    setProblem(wrong);
    if (wrong !== undefined) return true;
    setBusy(true);
    const reply = await browserHttp.call('mailMyOffers', { HeaderGuid: headerGuid, Email: normaliseEmail(email) });
    setBusy(false);
    if (reply?.Success) {
      setSentTo(reply.Data.Email);
      return false;
    }
    setProblem(failureToast(reply).text ?? words.noAnswer);
    return true;
  }

  return {
    isOpen,
    email,
    busy,
    problem,
    sentTo,
    open,
    send,
    close: () => setOpen(false),
    anew: () => setSentTo(undefined),
    type(text: string) {
      setTyped(text);
      setProblem(undefined);
    },
  };
}

export type MailOffers = ReturnType<typeof useMailOffers>;
