const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Time left in the two units a person would say it in. */
export type TimeLeft =
  | { readonly kind: 'over' }
  | { readonly kind: 'days'; readonly days: number; readonly hours: number }
  | { readonly kind: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'minutes'; readonly minutes: number; readonly seconds: number };

/** Both moments in milliseconds since 1970. Begun seconds count, so that zero is shown only when it is over. */
export function timeLeft(until: number, now: number): TimeLeft {
  if (until <= now) return { kind: 'over' };
  const left = Math.ceil((until - now) / second) * second;
  if (left >= day) return { kind: 'days', days: Math.floor(left / day), hours: Math.floor((left % day) / hour) };
  if (left >= hour)
    return { kind: 'hours', hours: Math.floor(left / hour), minutes: Math.floor((left % hour) / minute) };
  return { kind: 'minutes', minutes: Math.floor(left / minute), seconds: Math.floor((left % minute) / second) };
}

/** Milliseconds after which timeLeft says something else; undefined once it is over. */
export function untilNextChange(until: number, now: number): number | undefined {
  if (until <= now) return undefined;
  const { kind } = timeLeft(until, now);
  const step = kind === 'days' ? hour : kind === 'hours' ? minute : second;
  const left = Math.ceil((until - now) / second) * second;
  // The text changes one second below the step's whole number.
  return until - now - (Math.floor(left / step) * step - second);
}
