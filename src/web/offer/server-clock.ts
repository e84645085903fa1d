import { createContext, useContext, useEffect, useState } from 'react';
import { type TimeLeft, timeLeft, untilNextChange } from '#domain/quote/countdown.ts';

/** Milliseconds by which the server's clock is ahead of this device's, whose own may be wrong. */
export const ClockSkew = createContext(0);

/** Counts down to a moment of the server. */
export function useTimeLeft(until: number): TimeLeft {
  const skew = useContext(ClockSkew);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const wait = untilNextChange(until, now + skew);
    if (wait === undefined) return;
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [until, now, skew]);
  return timeLeft(until, now + skew);
}
