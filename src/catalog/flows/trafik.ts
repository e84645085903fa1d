import { stepNames } from '#messages/quote.ts';
import { foreignPlate, nationalOrTaxNumber, phone, plate } from './fields.ts';
import { flow } from './flow.ts';

const row = {
  path: '/trafik/teklif',
  line: 'trafik',
  steps: [stepNames.identityAndPlate, stepNames.vehicle, stepNames.offers, stepNames.payment],
} as const;

export const trafikFlow = flow({ ...row, fields: [nationalOrTaxNumber, plate, phone] });

/** Vehicles of other countries run on the same page. */
export const yabanciTrafikFlow = flow({
  ...row,
  line: 'yabanciTrafik',
  fields: [nationalOrTaxNumber, foreignPlate, phone],
});
