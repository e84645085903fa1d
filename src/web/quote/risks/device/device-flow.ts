import { factRows } from '#catalog/fields/fact-rows.ts';
import { insuredLabels } from '#messages/insured.ts';
import type { RiskFlow } from '../risk-flow.ts';
import { isSameCustomer } from '../same-customer.ts';
import { readDevice } from './read-quotation.ts';
import { toldName } from './told-name.ts';

export const deviceFlow: RiskFlow<'device'> = {
  read: readDevice,
  firstAnswers: (filled) => filled,
  // The phone is told with all the rest.
  isSearched: () => false,
  resumes: isSameCustomer,
  loadCalls: async () => (await import('./calls.ts')).deviceCalls,
  loadStep: async () => (await import('./device-step.tsx')).DeviceStep,
  insuredRows: ({ quotation, answers }) =>
    factRows([insuredLabels.device, String(answers?.[toldName] || quotation?.Insured?.Title || '')]),
  valueOf: () => undefined,
  officialPriceOf: () => undefined,
  priceCeilingOf: () => undefined,
  minimumOf: () => undefined,
  peopleOf: () => [],
};
