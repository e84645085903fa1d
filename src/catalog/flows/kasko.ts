import { stepNames } from '#messages/quote.ts';
import { nationalOrTaxNumber, phone, plate } from './fields.ts';
import type { Flow } from './flow.ts';

export const kaskoFlow: Flow = {
  path: '/trafik/kasko-teklif',
  line: 'kasko',
  steps: [stepNames.identityAndPlate, stepNames.vehicle, stepNames.offers, stepNames.payment],
  fields: [nationalOrTaxNumber, plate, phone],
};
