import type { MaskName } from '../masks/mask.ts';
import { expiryForm } from './card-expiry.ts';
import { cardNumber } from './card-number.ts';
import { cvc } from './cvc.ts';
import { date } from './date.ts';
import { documentNumber } from './document-number.ts';
import { documentSerial } from './document-serial.ts';
import { identityNumber } from './identity-number.ts';
import { nationalNumber } from './national-number.ts';
import { phone } from './phone.ts';
import { plate } from './plate.ts';
import type { Rule } from './rule.ts';

/** What a masked field must satisfy once it is left; each rule judges the text as displayed. */
export const ruleByMask = {
  plaka: plate,
  documentNo: documentNumber,
  documentSerial,
  date,
  tcVn: identityNumber,
  tc: nationalNumber,
  cardNumber,
  cardExpiry: expiryForm,
  cvc,
  phoneNumber: phone,
} satisfies Record<MaskName, Rule>;
