import { addDays, type Day } from '../dates.ts';

/** How long a policy lasts: a year, the days that were chosen, or as long as the policy it is sold beside. */
export type Term = 'year' | 'chosenDays' | 'asMain';

/** The same day of the next year; 29 February has none and gives way to the day before. */
function sameDayNextYear(day: Day): Day {
  const monthDay = day.slice(5) === '02-29' ? '02-28' : day.slice(5);
  return `${Number(day.slice(0, 4)) + 1}-${monthDay}`;
}

type PolicyStart = { readonly term: Term; readonly start: Day; readonly termDays: number | undefined };

/** When a policy ends. */
export function policyEnd({ term, start, termDays }: PolicyStart): Day {
  switch (term) {
    case 'year':
      return sameDayNextYear(start);
    case 'chosenDays':
      if (termDays === undefined) throw new RangeError('It is sold by days, and none were chosen');
      return addDays(start, termDays);
    case 'asMain':
      throw new RangeError('What is sold beside a policy has no end of its own');
  }
}
