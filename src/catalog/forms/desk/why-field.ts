import type { Field } from '../../fields/field.ts';

/** Why something is done, for the log of the desk; no customer reads it. */
export const whyField = (label: string): Field => ({
  kind: 'textInput',
  name: 'Why',
  label,
  required: true,
  maxLength: 300,
  autoComplete: 'off',
  wide: true,
});
