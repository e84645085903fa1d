/** Whole minutes; none where a clock is behind. */
export function minutesSince(moment: Date, now: Date): number {
  return Math.max(Math.floor((now.getTime() - moment.getTime()) / 60_000), 0);
}
