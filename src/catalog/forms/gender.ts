import { genderNames } from '#messages/people-questions.ts';
import type { Field } from '../fields/field.ts';

export const genders = ['K', 'E'] as const;

/** What nobody has to tell. */
export const genderField = (label: string): Field => ({
  kind: 'radioGroup',
  look: 'button',
  name: 'Gender',
  label,
  choices: genders.map((id) => ({ id, name: genderNames[id] })),
  wide: true,
});
