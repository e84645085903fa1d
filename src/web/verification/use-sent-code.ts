import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PhoneVerification } from '../modal/modal-store.ts';
import { useCountdown } from './use-countdown.ts';

/** The name under which the wait for one phone and purpose is kept. */
export const waitName = ({ queryType, phone }: PhoneVerification) => `${queryType}:${phone}`;

/** Sends a code when the window opens, unless one has just left, and again when asked. */
export function useSentCode(verification: PhoneVerification) {
  const { send, sentSeconds } = verification;
  const { left, start, startUnkept } = useCountdown(waitName(verification));
  const [sending, setSending] = useState(false);
  const [unsent, setUnsent] = useState(false);
  const opened = useRef(false);

  const sendNow = async () => {
    setSending(true);
    const { sent, seconds } = await send();
    setSending(false);
    setUnsent(!sent);
    if (seconds > 0) (sent ? start : startUnkept)(seconds);
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
  return { left, sending, unsent, sendNow };
}
