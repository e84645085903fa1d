import { orderFormTexts as words } from '#messages/desk-orders.ts';
import type { Field } from '../../fields/field.ts';

/** Why somebody does it. */
export const whyField: Field = {
  kind: 'textArea',
  name: 'Reason',
  label: words.why,
  help: words.whyHelp,
  required: true,
  maxLength: 500,
  autoComplete: 'off',
  wide: true,
};
