import { fieldTexts } from '#messages/quote.ts';
import type { Field } from '../fields/field.ts';

/** The flags of the site that put questions of their own into the first step of every line. */
export type FirstStepFlags = { readonly offerListActive: boolean; readonly referenceCodeActive: boolean };

export const referenceCode = {
  ...fieldTexts.referenceCode,
  kind: 'textInput',
  name: 'ReferenceCode',
  autoComplete: 'off',
  maxLength: 40,
  wide: true,
} as const satisfies Field;

/** Where no list is shown, offers need somewhere to go. */
const offersEmail: Field = {
  ...fieldTexts.offersEmail,
  kind: 'textInput',
  name: 'Email',
  required: true,
  missing: 'emailMissing',
  rule: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  maxLength: 254,
  wide: true,
};

export function siteQuestions({ offerListActive, referenceCodeActive }: FirstStepFlags): readonly Field[] {
  return [...(offerListActive ? [] : [offersEmail]), ...(referenceCodeActive ? [referenceCode] : [])];
}
