import { stepNames } from '#messages/quote.ts';
import { foreignPlate, greenCardType, nationalOrTaxNumber, phone, plate, plateProvince } from './fields.ts';
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

const forType = (type: string) => ({ when: { field: greenCardType.name, is: [type] } });

/** A green card is also made out for a vehicle that has no plate yet. */
export const yesilKartFlow = flow({
  ...row,
  line: 'yesilKart',
  fields: [
    nationalOrTaxNumber,
    greenCardType,
    { ...plate, ...forType('1') },
    { ...plateProvince, ...forType('2') },
    phone,
  ],
});
