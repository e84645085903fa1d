import type { RiskFlow } from '../risk-flow.ts';
import { readTrip } from './read-quotation.ts';

export const tripFlow: RiskFlow<'trip'> = {
  read: readTrip,
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
