import type { AnswersOf, AnswerTable } from '../answers.ts';

/** Rows of the family stand under this name, and each says so of itself. */
export const familyList = 'fam';

/** What is told of one insured person. The customer stands among the rows where the policy covers them too. */
export const personRow = {
  individual: 'rowKind',
  Relation: ['1', '2', '3', '4', '5'],
  /** By national number or, for who has none, by passport. */
  PassportType: ['1', '2'],
  NationalNumber: 'nationalNumber',
  PassportNumber: 'passport',
  Name: 'text',
  Surname: 'text',
  Birthdate: 'birthdate',
  Gender: ['E', 'K'],
  Nationality: 'country',
} as const satisfies AnswerTable;

export type PersonRow = AnswersOf<typeof personRow>;
export type Relation = NonNullable<PersonRow['Relation']>;
