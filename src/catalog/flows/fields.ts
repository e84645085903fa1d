import { requiredMessages } from '#messages/modals.ts';
import { defaultRequiredMessage, fieldTexts } from '#messages/quote.ts';
import type { FlowField } from './flow.ts';

const personalNumber = {
  name: 'NationalNumber',
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: 11,
  requiredMessage: requiredMessages.nationalNumber,
} as const;

export const nationalNumber: FlowField = { ...personalNumber, ...fieldTexts.nationalNumber };
export const nationalOrTaxNumber: FlowField = { ...personalNumber, ...fieldTexts.nationalOrTaxNumber };
export const foreignerNumber: FlowField = { ...personalNumber, ...fieldTexts.foreignerNumber };

export const passportNumber: FlowField = {
  ...fieldTexts.passportNumber,
  name: 'PassportNumber',
  inputMode: 'text',
  autoComplete: 'off',
  maxLength: 20,
  requiredMessage: defaultRequiredMessage,
};

export const plate: FlowField = {
  ...fieldTexts.plate,
  name: 'LicensePlateNumber',
  inputMode: 'text',
  autoComplete: 'off',
  maxLength: 12,
  requiredMessage: defaultRequiredMessage,
};

export const birthdate: FlowField = {
  ...fieldTexts.birthdate,
  name: 'Birthdate',
  inputMode: 'numeric',
  autoComplete: 'bday',
  maxLength: 10,
  requiredMessage: requiredMessages.birthdate,
};

/** Long enough for any spelling a phone book pastes: +90 (5xx) xxx-xx-xx. */
export const phone: FlowField = {
  ...fieldTexts.phone,
  name: 'Phone',
  inputMode: 'tel',
  autoComplete: 'tel-national',
  maxLength: 20,
  requiredMessage: requiredMessages.phone,
};
