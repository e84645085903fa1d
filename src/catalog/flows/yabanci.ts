import { passportChoice, stepNames } from '#messages/quote.ts';
import { byNumberOrPassport } from './by-passport.ts';
import { foreignerNumber, phone } from './fields.ts';
import type { Flow } from './flow.ts';

const identity = byNumberOrPassport(foreignerNumber, passportChoice.withForeignerNumber);

export const yabanciFlow: Flow = {
  path: '/yabancisaglik/asyncteklif',
  line: 'yabanci',
  steps: [stepNames.identity, stepNames.offers, stepNames.payment],
  choice: identity.choice,
  fields: [...identity.fields, phone],
};
