import { dateMask } from './date-mask.ts';
import { expiryMask } from './expiry-mask.ts';
import { fixedMask } from './fixed-mask.ts';
import type { Mask, MaskName } from './mask.ts';
import { phoneMask } from './phone-mask.ts';
import { plateMask } from './plate-mask.ts';

/** The mask formats of the form kit by name. */
export const masks = {
  plaka: plateMask,
  documentNo: fixedMask({ name: 'documentNo', slots: '######', inputMode: 'numeric' }),
  documentSerial: fixedMask({ name: 'documentSerial', slots: 'AA', inputMode: 'text' }),
  date: dateMask,
  tcVn: fixedMask({ name: 'tcVn', slots: '###########', inputMode: 'numeric', minRaw: 10 }),
  tc: fixedMask({ name: 'tc', slots: '###########', inputMode: 'numeric' }),
  cardNumber: fixedMask({ name: 'cardNumber', slots: '#### #### #### ####', inputMode: 'numeric' }),
  cardExpiry: expiryMask,
  cvc: fixedMask({ name: 'cvc', slots: '###', inputMode: 'numeric' }),
  phoneNumber: phoneMask,
} satisfies Record<MaskName, Mask>;
