import { stepNames } from '#messages/quote.ts';
import { foreignPlate, nationalOrTaxNumber, phone, plate } from './fields.ts';
import { flow } from './flow.ts';
import { greenCardPlateFields, newVehiclePlateFields } from './plate-fields.ts';

const row = {
  path: '/trafik/teklif',
  line: 'trafik',
  steps: [stepNames.identityAndPlate, stepNames.vehicle, stepNames.offers, stepNames.payment],
} as const;

export const trafikFlow = flow({ ...row, fields: [nationalOrTaxNumber, ...newVehiclePlateFields, phone] });

/** Only who insures a new vehicle for the first time has no plate to tell. */
const plated = [nationalOrTaxNumber, plate, phone];

/** What runs on the same page as a guest. */
export const trafikGuestFlows = [
  flow({ ...row, secondHand: true, fields: plated }),
  flow({ ...row, line: 'galericikisatrafik', fields: plated }),
  flow({ ...row, line: 'imm', fields: plated }),
  flow({ ...row, line: 'yesilKart', fields: [nationalOrTaxNumber, ...greenCardPlateFields, phone] }),
  flow({ ...row, line: 'yabanciTrafik', fields: [nationalOrTaxNumber, foreignPlate, phone] }),
];
