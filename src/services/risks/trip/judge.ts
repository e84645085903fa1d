import { problemsOf, valuesOf } from '#catalog/fields/problems.ts';
import { judgePeople, peopleSentence } from '#catalog/risks/people/judge.ts';
import type { TripAnswers } from '#catalog/risks/trip/answers.ts';
import { tripForm } from '#catalog/risks/trip/form.ts';
import { longestTripDays, mostTravellers } from '#catalog/risks/trip/limits.ts';
import { fitsRegion } from '#catalog/risks/trip/regions.ts';
import { type Day, daysBetween } from '#domain/dates.ts';
import { tripProblems as problems } from '#messages/trip-questions.ts';
import type { FoundOf } from '#ports/found.ts';

const journey = tripForm.steps.flatMap(({ fields }) => fields);

function regionProblem({ Region, Countries = [] }: TripAnswers): string | undefined {
  if (Region === undefined || Countries.every((country) => fitsRegion(Region, country))) return undefined;
  return problems.otherRegion;
}

function endProblem({ PolicyStart: start, PolicyEnd: end }: TripAnswers): string | undefined {
  if (start === undefined || end === undefined) return undefined;
  if (end <= start) return problems.endBeforeStart;
  return daysBetween(start, end) > longestTripDays ? problems.tooLong(longestTripDays) : undefined;
}

/** Nobody is told twice that nobody travels. */
function formProblems(answers: TripAnswers, today: Day): readonly string[] {
  const fields = answers.fam?.length ? journey : journey.filter(({ kind }) => kind !== 'listInputs');
  return problemsOf(fields, valuesOf(fields, answers), today).map(peopleSentence);
}

/** Everything wrong with merged answers, in the sentences of the form that asks for them. */
export function judgeAnswers(
  { found }: { readonly found: FoundOf<'trip'> },
  answers: TripAnswers,
  today: Day,
): readonly string[] {
  const { fam: rows = [] } = answers;
  const people = judgePeople({ rows, owner: found.owner.identity, most: mostTravellers });
  const further = [regionProblem(answers), endProblem(answers)].filter((problem) => problem !== undefined);
  return [...new Set([...people, ...formProblems(answers, today), ...further])];
}
