import { useEffect, useState } from 'react';
import { keepWait, readWait } from './resend-wait.ts';

const tickMs = 250;

type Countdown = {
  readonly left: number;
  readonly start: (seconds: number) => void;
  /** Without remembering it: a reload asks again. */
  readonly startUnkept: (seconds: number) => void;
};

/** Counts down to the next code. Seconds are read from the clock, so that a sleeping tab is not late. */
export function useCountdown(name: string): Countdown {
  const [now, setNow] = useState(Date.now);
  const [until, setUntil] = useState(() => readWait(name, Date.now()));
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const runs = left > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [runs]);
  const startUnkept = (seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  };
  const start = (seconds: number) => {
    keepWait(name, Date.now() + seconds * 1000);
    startUnkept(seconds);
  };
  return { left, start, startUnkept };
}
