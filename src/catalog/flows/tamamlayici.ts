import { stepNames } from '#messages/quote.ts';
import { birthdate, nationalNumber, phone } from './fields.ts';
import { flow } from './flow.ts';

export const tamamlayiciFlow = flow({
  path: '/tamamlayici-saglik/teklif',
  line: 'tamamlayici',
  steps: [stepNames.identity, stepNames.health, stepNames.offers, stepNames.payment],
  fields: [nationalNumber, birthdate, phone],
});
