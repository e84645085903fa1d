const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How often an insurer that looks is asked for its answer: at first often, while somebody may still watch the list. */
const paces: readonly (readonly [untilMs: number, everyMs: number])[] = [
  [2 * minute, 5 * second],
  [15 * minute, 30 * second],
  [2 * hour, 2 * minute],
  [12 * hour, 10 * minute],
];
const lastPaceMs = 30 * minute;

/** After that nobody waits for it any more. */
export const reviewPatienceDays = 3;
const patienceMs = reviewPatienceDays * 24 * hour;

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** When a review that began then, and was asked about now, is asked about next. */
export function nextReviewAsk(since: Date, now: Date): Date {
  const age = now.getTime() - since.getTime();
  const [, everyMs = lastPaceMs] = paces.find(([untilMs]) => age < untilMs) ?? [];
  return after(now, everyMs);
}

export function isReviewOver(since: Date, now: Date): boolean {
  return now >= after(since, patienceMs);
}
