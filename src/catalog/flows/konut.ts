import { stepNames } from '#messages/quote.ts';
import { nationalOrTaxNumber, phone } from './fields.ts';
import { flow } from './flow.ts';

export const konutFlow = flow({
  path: '/konut/teklif',
  line: 'konut',
  steps: [stepNames.identity, stepNames.building, stepNames.offers, stepNames.payment],
  fields: [nationalOrTaxNumber, phone],
});
