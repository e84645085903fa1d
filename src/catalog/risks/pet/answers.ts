import type { Field } from '../../fields/field.ts';
import { type AnswersOf, type AnswerTable, commonAnswers } from '../answers.ts';

/** Rows of animals stand under this name. */
export const petList = 'Pets';

/** What is known of one animal. */
export const petRow = {
  /** Cat, dog. */
  Species: ['1', '2'],
  Breed: 'code',
  PetName: 'text',
  PetBirthdate: 'day',
  /** Female, male. */
  PetSex: ['1', '2'],
  ChipNo: 'chip',
  Neutered: 'flag',
  Vaccinated: 'flag',
} as const satisfies AnswerTable;

/** All that is known of the animals and the policy; the form's questions have the same names. */
export const petAnswers = {
  ...commonAnswers,
  [petList]: { rows: petRow },
  /** 25,000, 50,000 or 100,000 lira a year. */
  TreatmentLimit: ['1', '2', '3'],
  /** Nothing, or a fifth of each bill. */
  CoPay: ['1', '2'],
} as const satisfies AnswerTable;

export type PetAnswers = AnswersOf<typeof petAnswers>;
export type PetRow = NonNullable<PetAnswers['Pets']>[number];

/** A question whose answer has a place among the answers. */
export type PetField = Field & { readonly name: keyof PetAnswers };
/** A question about one animal. */
export type PetRowField = Field & { readonly name: keyof PetRow };
