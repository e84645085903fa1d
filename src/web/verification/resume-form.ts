import type { FormDefinition } from '#catalog/fields/field.ts';
import { codeField } from '#catalog/forms/phone-verification.ts';
import { resumeTexts as words } from '#messages/share.ts';

/** The code alone: who goes on with an own quotation has given every consent before. */
export const resumeForm: FormDefinition = {
  id: 'resume-offers',
  steps: [{ key: 'resume-offers', title: words.title, fields: [codeField] }],
};
