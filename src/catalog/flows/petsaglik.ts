import { stepNames } from '#messages/quote.ts';
import { nationalNumber, phone } from './fields.ts';
import { flow } from './flow.ts';

export const petsaglikFlow = flow({
  path: '/pet/teklif',
  line: 'petsaglik',
  steps: [stepNames.identity, stepNames.pet, stepNames.offers, stepNames.payment],
  fields: [nationalNumber, phone],
});
