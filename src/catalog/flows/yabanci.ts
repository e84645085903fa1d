import { passportChoice, stepNames } from '#messages/quote.ts';
import { byNumberOrPassport } from './by-passport.ts';
import { foreignerNumber, phone } from './fields.ts';
import { flow } from './flow.ts';

const identity = byNumberOrPassport(foreignerNumber, passportChoice.withForeignerNumber);

export const yabanciFlow = flow({
  path: '/yabancisaglik/asyncteklif',
  line: 'yabanci',
  steps: [stepNames.identity, stepNames.offers, stepNames.payment],
  fields: [...identity, phone],
});
