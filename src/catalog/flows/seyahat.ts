import { passportChoice, stepNames } from '#messages/quote.ts';
import { byNumberOrPassport } from './by-passport.ts';
import { nationalNumber, phone } from './fields.ts';
import type { Flow } from './flow.ts';

const identity = byNumberOrPassport(nationalNumber, passportChoice.withNationalNumber);

export const seyahatFlow: Flow = {
  path: '/outgoing/teklif',
  line: 'seyahat',
  steps: [stepNames.identity, stepNames.person, stepNames.travel, stepNames.offers, stepNames.payment],
  choice: identity.choice,
  fields: [...identity.fields, phone],
};
