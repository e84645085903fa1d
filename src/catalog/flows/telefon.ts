import { stepNames } from '#messages/quote.ts';
import { nationalNumber, phone } from './fields.ts';
import { flow } from './flow.ts';

export const telefonFlow = flow({
  path: '/mobilephone/teklif',
  line: 'telefon',
  steps: [stepNames.identity, stepNames.device, stepNames.offers, stepNames.payment],
  fields: [nationalNumber, phone],
});
