import { fieldTexts } from '#messages/quote.ts';
import type { Field, FormMask, TextInput } from '../fields/field.ts';

const asked = { required: true, wide: true } as const;
const personalNumber = {
  ...asked,
  kind: 'formMask',
  name: 'NationalNumber',
  missing: 'nationalNumberMissing',
} as const satisfies Partial<FormMask>;

export const nationalNumber = {
  ...personalNumber,
  mask: 'tc',
  ...fieldTexts.nationalNumber,
} as const satisfies FormMask;
export const nationalOrTaxNumber: Field = { ...personalNumber, mask: 'tcVn', ...fieldTexts.nationalOrTaxNumber };
export const foreignerNumber: Field = { ...personalNumber, mask: 'tc', ...fieldTexts.foreignerNumber };

export const passportNumber = {
  ...asked,
  ...fieldTexts.passportNumber,
  kind: 'textInput',
  name: 'PassportNumber',
  rule: 'passport',
  autoComplete: 'off',
  maxLength: 20,
} as const satisfies TextInput;

export const plate: Field = {
  ...asked,
  ...fieldTexts.plate,
  kind: 'formMask',
  mask: 'plaka',
  name: 'LicensePlateNumber',
};

/** Plates of other countries follow no mask of ours. */
export const foreignPlate: Field = {
  ...asked,
  ...fieldTexts.foreignPlate,
  kind: 'textInput',
  name: 'LicensePlateNumber',
  autoComplete: 'off',
  maxLength: 20,
};

export const birthdate = {
  ...asked,
  ...fieldTexts.birthdate,
  kind: 'formMask',
  mask: 'date',
  purpose: 'birthdate',
  name: 'Birthdate',
  missing: 'birthdateMissing',
  autoComplete: 'bday',
} as const satisfies FormMask;

export const phone: Field = {
  ...asked,
  ...fieldTexts.phone,
  kind: 'formMask',
  mask: 'phoneNumber',
  name: 'Phone',
  missing: 'phoneMissing',
};
