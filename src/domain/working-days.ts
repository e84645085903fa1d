import { addDays, type Day, istanbulToday } from './dates.ts';

const dayMs = 86_400_000;

function isWeekend(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/**
 * The same time of day so many working days later. Public holidays count as working days: half of them move with the moon,
 * and whoever must be in time is in time without them too.
 */
export function workingDaysLater(moment: Date, count: number): Date {
  const start = istanbulToday(moment);
  let passed = 0;
  for (let left = count; left > 0; ) {
    passed += 1;
    if (!isWeekend(addDays(start, passed))) left -= 1;
  }
  return new Date(moment.getTime() + passed * dayMs);
}
