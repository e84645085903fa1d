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
  peopleOf: ({ People }) => People.map(({ Name }) => Name),
};
