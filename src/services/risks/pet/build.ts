import type { PetAnswers, PetRow } from '#catalog/risks/pet/answers.ts';
import { speciesOf } from '#catalog/risks/pet/species.ts';
import type { Pet, PetRisk } from '#domain/risks/pet.ts';
import { told } from '../common-answers.ts';

const limits: Readonly<Record<NonNullable<PetAnswers['TreatmentLimit']>, number>> = {
  1: 2_500_000,
  2: 5_000_000,
  3: 10_000_000,
};
const copays: Readonly<Record<NonNullable<PetAnswers['CoPay']>, number>> = { 1: 0, 2: 20 };

function petOf(row: PetRow): Pet {
  return {
    species: speciesOf[told('Species', row.Species)],
    breed: told('Breed', row.Breed),
    name: told('PetName', row.PetName),
    birthdate: told('PetBirthdate', row.PetBirthdate),
    sex: told('PetSex', row.PetSex) === '1' ? 'female' : 'male',
    chip: row.ChipNo,
    neutered: told('Neutered', row.Neutered),
    vaccinated: told('Vaccinated', row.Vaccinated),
  };
}

/** The animals as judged answers describe them. */
export function buildPet({ Pets, TreatmentLimit, CoPay }: PetAnswers): PetRisk {
  return {
    kind: 'pet',
    pets: told('Pets', Pets).map(petOf),
    limit: limits[told('TreatmentLimit', TreatmentLimit)],
    copayPercent: copays[told('CoPay', CoPay)],
  };
}
