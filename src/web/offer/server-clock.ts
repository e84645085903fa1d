import { createContext, useContext, useEffect, useState } from 'react';
import { type TimeLeft, timeLeft, untilNextChange } from '#domain/quote/countdown.ts';

/** Milliseconds by which the server's clock is ahead of this device's, whose own may be wrong. */
export const ClockSkew = createContext(0);

/** When what the server drew was drawn, by this device's clock; undefined for what is drawn now. */
export const DrawnAt = createContext<number | undefined>(undefined);

/** Counts down to a moment of the server. */
export function useTimeLeft(until: number): TimeLeft {
  const skew = useContext(ClockSkew);
  const drawnAt = useContext(DrawnAt);
  const [now, setNow] = useState(() => drawnAt ?? Date.now());
  useEffect(() => {
    const wait = untilNextChange(until, now + skew);
    if (wait === undefined) return;
    const timer = setTimeout(() => setNow(Date.now()), wait - (Date.now() - now));
    return () => clearTimeout(timer);
  }, [until, now, skew]);
  return timeLeft(until, now + skew);
}
