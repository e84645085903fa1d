export type Age = { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long something has been there, in the largest unit that tells enough: hours for two days, then days. */
export function ageOf(since: Date, now: Date): Age {
  const passed = Math.max(0, now.getTime() - since.getTime());
  if (passed < hourMs) return { unit: 'minutes', count: Math.floor(passed / minuteMs) };
  if (passed < 2 * dayMs) return { unit: 'hours', count: Math.floor(passed / hourMs) };
  return { unit: 'days', count: Math.floor(passed / dayMs) };
}
