import { stepNames } from '#messages/quote.ts';
import { nationalNumber, phone } from './fields.ts';
import type { Flow } from './flow.ts';

export const petsaglikFlow: Flow = {
  path: '/pet/teklif',
  line: 'petsaglik',
  steps: [stepNames.identity, stepNames.pet, stepNames.offers, stepNames.payment],
  fields: [nationalNumber, phone],
};
