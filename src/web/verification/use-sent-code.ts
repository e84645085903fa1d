import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PhoneVerification, SentCode } from '../modal/modal-store.ts';
import { forgetWait } from './resend-wait.ts';
import { useCountdown } from './use-countdown.ts';

/** The name under which the wait for one phone and purpose is kept. */
export const waitName = ({ queryType, phone }: PhoneVerification) => `${queryType}:${phone}`;

/** Sends a code when the window opens, unless one has just left, and again when asked. */
export function useSentCode(verification: PhoneVerification) {
  const { send, sentSeconds } = verification;
  const { left, start, startUnkept } = useCountdown(waitName(verification));
  const [sending, setSending] = useState(false);
  // Who opens the window again within the wait finds the code that was sent before.
  const [last, setLast] = useState<Omit<SentCode, 'seconds'>>({ state: left > 0 ? 'held' : 'sent' });
  const opened = useRef(false);

  const sendNow = async () => {
    setSending(true);
    const { seconds, ...answer } = await send();
    setSending(false);
    setLast(answer);
    if (seconds > 0) (answer.state === 'unsent' ? startUnkept : start)(seconds);
  };
  const open = useEffectEvent(() => {
    if (sentSeconds !== undefined) start(sentSeconds);
    else if (left === 0) void sendNow();
  });
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    open();
  }, []);
  /** A code was refused: whether one still serves, a window that opens again asks the server. */
  const doubt = () => {
    forgetWait(waitName(verification));
    setLast({ state: 'sent' });
  };
  return { left, sending, ...last, sendNow, doubt };
}
