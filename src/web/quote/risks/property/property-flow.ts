import { factRows } from '#catalog/fields/fact-rows.ts';
import { insuredLabels } from '#messages/insured.ts';
import type { RiskFlow } from '../risk-flow.ts';
import { readProperty } from './read-quotation.ts';

export const propertyFlow: RiskFlow<'property'> = {
  read: readProperty,
  firstAnswers: (filled) => filled,
  // Where the building stands is asked beside its questions.
  isSearched: () => true,
  resumes: () => false,
  loadCalls: async () => (await import('./calls.ts')).propertyCalls,
  loadStep: async () => (await import('./property-step.tsx')).PropertyStep,
  insuredRows: ({ quotation }) =>
    factRows([insuredLabels.property, quotation?.Insured?.Title ?? quotation?.Address?.OpenAddress]),
  // No list knows what a building is worth.
  valueOf: () => undefined,
  officialPriceOf: ({ OfficialPrice }) => OfficialPrice ?? undefined,
  priceCeilingOf: () => undefined,
  minimumOf: () => undefined,
  peopleOf: () => [],
};
