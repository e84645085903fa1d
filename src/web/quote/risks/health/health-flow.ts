import { minimumOfLine } from '#catalog/coverages/minimums.ts';
import type { RiskFlow } from '../risk-flow.ts';
import { readHealth } from './read-quotation.ts';

export const healthFlow: RiskFlow<'health'> = {
  read: readHealth,
  firstAnswers: (filled) => filled,
  isSearched: () => false,
  loadCalls: async () => {
    throw new Error('Not built yet');
  },
  loadStep: async () => {
    throw new Error('Not built yet');
  },
  insuredRows: () => [],
  valueOf: () => undefined,
  officialPriceOf: () => undefined,
  minimumOf: ({ QueryType, Answers }) => minimumOfLine(QueryType, Answers?.PolicyStart),
};
