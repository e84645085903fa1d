import type { Field } from '../fields/field.ts';
import { nationalOrTaxNumber, passportNumber, phone } from '../flows/fields.ts';

/** Who asks for an SMS code: a personal number, or a passport where there is none. */
export const sendCodeFields: readonly Field[] = [
  { ...passportNumber, required: false },
  { ...nationalOrTaxNumber, when: { field: passportNumber.name, is: [''] } },
  phone,
];

/** The phone a code was sent to, as its confirmation names it. */
export const codePhone: Field = { ...phone, name: 'Gsm' };
