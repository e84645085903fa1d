import { factRows } from '#catalog/fields/fact-rows.ts';
import { insuredPropertyTexts as words } from '#messages/insured.ts';
import { readReply } from '../../quotation.ts';
import type { RiskFlow } from '../risk-flow.ts';

export const propertyFlow: RiskFlow<'property'> = {
  read: async (http, HeaderGuid) =>
    readReply(await http.call('propertyQuotation', { HeaderGuid }), (data) => ({ kind: 'property', ...data })),
  firstAnswers: (filled) => filled,
  // Where the building stands is asked beside its questions.
  isSearched: () => true,
  loadCalls: async () => (await import('./calls.ts')).propertyCalls,
  loadStep: async () => (await import('./property-step.tsx')).PropertyStep,
  insuredRows: ({ quotation }) => factRows([words.label, quotation?.Insured?.Title ?? quotation?.Address?.OpenAddress]),
  // No list knows what a building is worth.
  valueOf: () => undefined,
  officialPriceOf: ({ OfficialPrice }) => OfficialPrice ?? undefined,
};
