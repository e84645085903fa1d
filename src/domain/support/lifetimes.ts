import { secondsAfter } from '../account/lifetimes.ts';

const day = 86_400;

/** How long things of a support request live, in seconds. */
export const supportLifetimes = {
  /** A visitor's link, from the last message on. */
  link: 90 * day,
  /** A browser that proved the request's phone reads and writes so long without another code. */
  proof: 28_800,
  /** What was attached is kept with the request at least so long after its last message. */
  files: 730 * day,
} as const;

export function isLinkOver(lastMessageAt: Date, now: Date): boolean {
  return now > secondsAfter(lastMessageAt, supportLifetimes.link);
}
