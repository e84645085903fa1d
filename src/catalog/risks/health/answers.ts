import type { Field } from '../../fields/field.ts';
import { type AnswersOf, type AnswerTable, commonAnswers } from '../answers.ts';
import { familyList, personRow } from '../people/answers.ts';

/** What a person declares of their health. It is taken out of the answers before they are stored. */
export const declarationRow = {
  Height: 'centimetres',
  Weight: 'kilograms',
  Conditions: { several: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] },
  Medication: 'flag',
  PlannedTreatment: 'flag',
  Pregnant: 'flag',
  HealthNote: 'note',
} as const satisfies AnswerTable;

const healthPersonRow = { ...personRow, ...declarationRow };

/** All that is known of the people, the care that is wanted and the policy; the form's questions have the same names. */
export const healthAnswers = {
  ...commonAnswers,
  [familyList]: { rows: healthPersonRow },
  /** Whether everybody has cover by social security (SGK). */
  SocialSecurity: 'flag',
  Treatment: ['1', '2'],
  /** Visits in a year; nought stands for any number. */
  OutpatientVisits: ['4', '6', '8', '10', '0'],
  Network: ['1', '2', '3', '4'],
  Birth: 'flag',
  Dental: 'flag',
  CheckUp: 'flag',
  TermYears: ['1', '2'],
} as const satisfies AnswerTable;

export type HealthAnswers = AnswersOf<typeof healthAnswers>;
export type HealthRow = NonNullable<HealthAnswers['fam']>[number];

/** A question whose answer has a place among the answers. */
export type HealthField = Field & { readonly name: keyof HealthAnswers };
