import { addDays, type Day, sameDayYearsLater } from '../dates.ts';

/**
 * How long a policy lasts: a year, the days or the years that were chosen, until a day that was chosen (a year where none
 * was), or as long as the policy it is sold beside.
 */
export type Term = 'year' | 'chosenDays' | 'chosenYears' | 'chosenEnd' | 'asMain';

type PolicyStart = {
  readonly term: Term;
  readonly start: Day;
  readonly termDays?: number | undefined;
  readonly termYears?: number | undefined;
  readonly chosenEnd?: Day | undefined;
};

/** When a policy ends. */
export function policyEnd({ term, start, termDays, termYears, chosenEnd }: PolicyStart): Day {
  switch (term) {
    case 'year':
      return sameDayYearsLater(start, 1);
    case 'chosenDays':
      if (termDays === undefined) throw new RangeError('It is sold by days, and none were chosen');
      return addDays(start, termDays);
    case 'chosenYears':
      if (termYears === undefined) throw new RangeError('It is sold by years, and none were chosen');
      return sameDayYearsLater(start, termYears);
    case 'chosenEnd':
      return chosenEnd ?? sameDayYearsLater(start, 1);
    case 'asMain':
      throw new RangeError('What is sold beside a policy has no end of its own');
  }
}
