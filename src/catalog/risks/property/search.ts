import { addressSearchTexts as words } from '#messages/property-step.ts';
import type { TextInput } from '../../fields/field.ts';

/** The code of an address in the national address database. */
export const addressCode: TextInput = {
  ...words.code,
  kind: 'textInput',
  name: 'UAVTNumber',
  only: 'digits',
  rule: 'uavt',
  required: true,
  autoComplete: 'off',
  maxLength: 10,
  wide: true,
};
