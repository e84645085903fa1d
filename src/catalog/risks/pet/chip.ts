import { petTexts as words } from '#messages/pet-questions.ts';
import type { TextInput } from '../../fields/field.ts';

/** The number of an animal's chip. */
export const chipNumber: TextInput = {
  ...words.chip,
  kind: 'textInput',
  name: 'ChipNo',
  required: true,
  only: 'digits',
  rule: 'microchip',
  maxLength: 15,
  inputMode: 'numeric',
  autoComplete: 'off',
  drawing: 'chip',
};
