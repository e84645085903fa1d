import { factRows } from '#catalog/fields/fact-rows.ts';
import { insuredPetTexts as words } from '#messages/insured.ts';
import type { RiskFlow } from '../risk-flow.ts';
import { readPet } from './read-quotation.ts';

export const petFlow: RiskFlow<'pet'> = {
  read: readPet,
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
