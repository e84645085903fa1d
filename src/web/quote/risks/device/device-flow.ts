import { factRows } from '#catalog/fields/fact-rows.ts';
import { insuredDeviceTexts as words } from '#messages/insured.ts';
import type { RiskFlow } from '../risk-flow.ts';
import { readDevice } from './read-quotation.ts';

export const deviceFlow: RiskFlow<'device'> = {
  read: readDevice,
  firstAnswers: (filled) => filled,
  isSearched: () => false,
  resumes: () => false,
  loadCalls: () => Promise.reject(new Error('Not asked in the browser yet')),
  loadStep: () => Promise.reject(new Error('Not asked in the browser yet')),
  insuredRows: ({ quotation }) => factRows([words.label, quotation?.Insured?.Title]),
  valueOf: () => undefined,
  officialPriceOf: () => undefined,
  minimumOf: () => undefined,
  peopleOf: () => [],
};
