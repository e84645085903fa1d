import { orderFormTexts as words } from '#messages/desk-orders.ts';
import type { Field } from '../../fields/field.ts';

/** Why somebody does it; no customer reads it. */
export const whyField: Field = {
  kind: 'textInput',
  name: 'Reason',
  label: words.why,
  help: words.whyHelp,
  required: true,
  maxLength: 500,
  autoComplete: 'off',
  wide: true,
};

/** The same in words of the act. */
export const whyAskedAs = (label: string, help: string = words.whyHelp): Field => ({ ...whyField, label, help });
