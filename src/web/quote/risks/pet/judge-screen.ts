import { readAnswers } from '#catalog/fields/read-answers.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { modelOf } from '#catalog/fields/wire.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { readersOf } from '#catalog/risks/form-answers.ts';
import { type PetAnswers, type PetRow, petAnswers, petList } from '#catalog/risks/pet/answers.ts';
import { breedOf } from '#catalog/risks/pet/breeds.ts';
import { petForm } from '#catalog/risks/pet/form.ts';
import { judgePets } from '#catalog/risks/pet/judge.ts';
import { speciesOf } from '#catalog/risks/pet/species.ts';
import { isRealDay } from '#domain/dates.ts';
import type { JudgeTogether } from '../../../form/together.ts';

const fields = fieldsOf(petForm);
const { CrossSellingBranches: _beside, ...asked } = petAnswers;
const readers = readersOf(asked);

/** A day that is half typed says nothing yet, nor does a breed of the other species while the new list is on its way. */
function whole({ PetBirthdate, Breed, ...row }: PetRow): PetRow {
  const isBreed = row.Species && Breed && breedOf(speciesOf[row.Species], Breed);
  return {
    ...row,
    ...(PetBirthdate && isRealDay(PetBirthdate) ? { PetBirthdate } : {}),
    ...(isBreed ? { Breed } : {}),
  };
}

/** What the screen tells of the animals at this moment. */
function toldPets(values: FormValues): PetAnswers {
  const { PolicyStart, [petList]: rows = [] } = readAnswers(modelOf(fields, values), readers);
  return { [petList]: rows.map(whole), ...(PolicyStart && isRealDay(PolicyStart) ? { PolicyStart } : {}) };
}

/** What is wrong with the animals beyond what each question says of its own answer. */
export const judgeScreen: JudgeTogether = (values, today) => judgePets(toldPets(values), today);
