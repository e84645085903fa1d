import { correctEmailTexts as words } from '#messages/result.ts';
import type { FormDefinition } from '../fields/field.ts';
import { emailField } from './card.ts';

/** Another address for the documents of a purchase. */
export const correctEmailForm: FormDefinition = {
  id: 'correct-email',
  steps: [
    { key: 'correct-email', title: words.title, fields: [{ ...emailField, label: words.label, help: words.help }] },
  ],
};
