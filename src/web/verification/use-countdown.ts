import { useEffect, useState } from 'react';
import { keepWait, readWait } from './resend-wait.ts';

const tickMs = 250;

/** Counts down to the next code. Seconds are read from the clock, so that a sleeping tab is not late. */
export function useCountdown(name: string): { readonly left: number; readonly start: (seconds: number) => void } {
  const [now, setNow] = useState(Date.now);
  const [until, setUntil] = useState(() => readWait(name, Date.now()));
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const runs = left > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [runs]);
  const start = (seconds: number) => {
    const end = Date.now() + seconds * 1000;
    keepWait(name, end);
    setNow(Date.now());
    setUntil(end);
  };
  return { left, start };
}
