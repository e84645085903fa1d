import { minimumOfLine } from '#catalog/coverages/minimum-of-line.ts';
import { type FactRow, factRows } from '#catalog/fields/fact-rows.ts';
import { tripFactNames as names, tripTexts } from '#messages/trip-questions.ts';
import { peopleCount } from '../people/people-count.ts';
import type { RiskFlow } from '../risk-flow.ts';
import { isSameCustomer } from '../same-customer.ts';
import { readTrip } from './read-quotation.ts';

/** Where and how many, as they stand in the questions or were sent. */
function journeyRows(told: Readonly<Record<string, unknown>>): readonly FactRow[] {
  const region = tripTexts.region.names[Number(told.Region ?? 0) - 1];
  return factRows([names.region, region], [names.travellers, peopleCount(told)]);
}

export const tripFlow: RiskFlow<'trip'> = {
  read: readTrip,
  firstAnswers: (filled) => filled,
  // The journey is told with all the rest.
  isSearched: () => false,
  resumes: isSameCustomer,
  loadCalls: async () => (await import('./calls.ts')).tripCalls,
  loadStep: async () => (await import('./trip-step.tsx')).TripStep,
  insuredRows: ({ quotation, answers }) => journeyRows({ ...quotation?.Answers, ...answers }),
  valueOf: () => undefined,
  officialPriceOf: () => undefined,
  priceCeilingOf: () => undefined,
  minimumOf: ({ QueryType, Answers }) => minimumOfLine(QueryType, Answers?.PolicyStart),
  peopleOf: ({ People }) => People.map(({ Name }) => Name),
};
