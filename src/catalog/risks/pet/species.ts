import type { Species } from '#domain/risks/pet.ts';
import type { PetRow } from './answers.ts';

/** What each answer stands for. */
export const speciesOf: Readonly<Record<NonNullable<PetRow['Species']>, Species>> = { 1: 'cat', 2: 'dog' };
