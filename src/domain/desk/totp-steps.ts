/** A code is good for half a minute; clocks of phones may be one step behind or ahead. */
export const totpStepSeconds = 30;
const driftSteps = 1;

export function totpStepOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / totpStepSeconds);
}

/** Steps whose code is taken now, the nearest first; none that was used, and none before it. */
export function stepsTaken(now: Date, lastUsed: number): readonly number[] {
  const current = totpStepOf(now);
  const near = [current, current - driftSteps, current + driftSteps];
  return near.filter((step) => step > lastUsed);
}
