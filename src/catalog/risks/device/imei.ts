import { deviceTexts as words } from '#messages/device-questions.ts';
import type { TextInput } from '../../fields/field.ts';

/** The number by which networks know a phone. */
export const imeiNumber: TextInput = {
  ...words.imei,
  kind: 'textInput',
  name: 'ImeiNo',
  required: true,
  only: 'digits',
  rule: 'imei',
  maxLength: 15,
  inputMode: 'numeric',
  autoComplete: 'off',
  drawing: 'imei',
};
