import { stepNames } from '#messages/quote.ts';
import { nationalOrTaxNumber, phone, plate } from './fields.ts';
import { flow } from './flow.ts';

export const kaskoFlow = flow({
  path: '/trafik/kasko-teklif',
  line: 'kasko',
  steps: [stepNames.identityAndPlate, stepNames.vehicle, stepNames.offers, stepNames.payment],
  fields: [nationalOrTaxNumber, plate, phone],
});
