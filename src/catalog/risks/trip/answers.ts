import type { Field } from '../../fields/field.ts';
import { type AnswersOf, type AnswerTable, commonAnswers } from '../answers.ts';
import { familyList, personRow } from '../people/answers.ts';

/** All that is known of a journey, who travels and the policy; the form's questions have the same names. */
export const tripAnswers = {
  ...commonAnswers,
  [familyList]: { rows: personRow },
  /** Schengen, everywhere, everywhere but the USA, Canada and Japan. */
  Region: ['1', '2', '3'],
  Countries: 'countries',
  /** One journey, or all of a year. */
  TripKind: ['1', '2'],
  Purpose: ['1', '2', '3'],
  Sport: 'flag',
} as const satisfies AnswerTable;

export type TripAnswers = AnswersOf<typeof tripAnswers>;
export type TripRow = NonNullable<TripAnswers['fam']>[number];

/** A question whose answer has a place among the answers. */
export type TripField = Field & { readonly name: keyof TripAnswers };
