import type { PersonRow, Relation as RelationAnswer } from '#catalog/risks/people/answers.ts';
import type { InsuredPerson, Relation } from '#domain/insured-person.ts';

/** What the answers of a row stand for. */
export const relations: Readonly<Record<RelationAnswer, Relation>> = {
  1: 'self',
  2: 'spouse',
  3: 'child',
  4: 'parent',
  5: 'other',
};

export const genders: Readonly<Record<NonNullable<PersonRow['Gender']>, NonNullable<InsuredPerson['gender']>>> = {
  E: 'male',
  K: 'female',
};
