import type { PetAnswers, PetRow } from '#catalog/risks/pet/answers.ts';
import { withoutGaps } from '../common-answers.ts';
import type { Renewed } from '../risk-service.ts';

/** What changes within a year is said anew: vaccinations, and whether an animal was neutered since. */
function carriedRow({ Vaccinated: _then, Neutered, ...row }: PetRow): PetRow {
  return withoutGaps({ ...row, Neutered: Neutered || undefined });
}

/** The animals hold for the next year, with what is to be paid of their treatment. One that had no chip yet is asked for it. */
export function carryPet({ answers }: Pick<Renewed<'pet'>, 'answers'>): PetAnswers {
  const { Pets, TreatmentLimit, CoPay } = answers;
  return withoutGaps({ Pets: Pets?.map(carriedRow), TreatmentLimit, CoPay });
}
