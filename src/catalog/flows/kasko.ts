import { stepNames } from '#messages/quote.ts';
import { nationalOrTaxNumber, phone } from './fields.ts';
import { flow } from './flow.ts';
import { newVehiclePlateFields } from './plate-fields.ts';

export const kaskoFlow = flow({
  path: '/trafik/kasko-teklif',
  line: 'kasko',
  steps: [stepNames.identityAndPlate, stepNames.vehicle, stepNames.offers, stepNames.payment],
  fields: [nationalOrTaxNumber, ...newVehiclePlateFields, phone],
});
