import { passportChoice, stepNames } from '#messages/quote.ts';
import { byNumberOrPassport } from './by-passport.ts';
import { nationalNumber, phone } from './fields.ts';
import { flow } from './flow.ts';

const identity = byNumberOrPassport(nationalNumber, passportChoice.withNationalNumber);

export const seyahatFlow = flow({
  path: '/outgoing/teklif',
  line: 'seyahat',
  steps: [stepNames.identity, stepNames.person, stepNames.travel, stepNames.offers, stepNames.payment],
  fields: [...identity, phone],
});
