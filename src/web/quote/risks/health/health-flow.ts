import { minimumOfLine } from '#catalog/coverages/minimum-of-line.ts';
import { factRows } from '#catalog/fields/fact-rows.ts';
import { insuredLabels } from '#messages/insured.ts';
import { peopleCount } from '../people/people-count.ts';
import type { RiskFlow } from '../risk-flow.ts';
import { isSameCustomer } from '../same-customer.ts';
import { readHealth } from './read-quotation.ts';

export const healthFlow: RiskFlow<'health'> = {
  read: readHealth,
  firstAnswers: (filled) => filled,
  // The people are told with all the rest.
  isSearched: () => false,
  resumes: isSameCustomer,
  loadCalls: async () => (await import('./calls.ts')).healthCalls,
  loadStep: async () => (await import('./health-step.tsx')).HealthStep,
  insuredRows: ({ quotation, answers }) =>
    factRows([insuredLabels.health, peopleCount(answers) ?? quotation?.Insured?.Title]),
  valueOf: () => undefined,
  officialPriceOf: () => undefined,
  priceCeilingOf: () => undefined,
  minimumOf: ({ QueryType, Answers }) => minimumOfLine(QueryType, Answers?.PolicyStart),
  peopleOf: ({ People }) => People.map(({ Name }) => Name),
};
