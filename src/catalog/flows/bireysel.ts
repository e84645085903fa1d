import { stepNames } from '#messages/quote.ts';
import { birthdate, nationalNumber, phone } from './fields.ts';
import { flow } from './flow.ts';

export const bireyselFlow = flow({
  path: '/saglik/teklif',
  line: 'bireysel',
  steps: [stepNames.identity, stepNames.health, stepNames.offers, stepNames.payment],
  fields: [nationalNumber, birthdate, phone],
});
