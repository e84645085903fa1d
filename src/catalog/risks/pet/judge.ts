import { ageOn, type Day, monthsOn } from '#domain/dates.ts';
import { petProblems as problems } from '#messages/pet-questions.ts';
import type { FormProblem } from '../../fields/problems.ts';
import { type PetAnswers, type PetRow, petList } from './answers.ts';
import { breedOf } from './breeds.ts';
import { chipFromMonths, mostPets, oldestYears, youngestMonths } from './limits.ts';
import { speciesOf } from './species.ts';

/** Why a breed cannot be chosen: it is none of the species, or the law forbids it. */
export function breedProblem({ Species, Breed }: Pick<PetRow, 'Species' | 'Breed'>): string | undefined {
  if (Species === undefined || Breed === undefined) return undefined;
  const breed = breedOf(speciesOf[Species], Breed);
  if (breed === undefined) return problems.unknownBreed;
  return breed.forbidden ? problems.forbiddenBreed(breed.name) : undefined;
}

/** Ages are those of the day on which the policy begins. */
function ageProblem({ PetBirthdate: born }: PetRow, start: Day): string | undefined {
  if (born === undefined) return undefined;
  if (monthsOn(born, start) < youngestMonths) return problems.tooYoung(youngestMonths);
  return ageOn(born, start) > oldestYears ? problems.tooOld(oldestYears) : undefined;
}

function chipProblem(
  { PetBirthdate: born, ChipNo }: PetRow,
  start: Day,
  before: readonly PetRow[],
): string | undefined {
  if (ChipNo !== undefined) return before.some((other) => other.ChipNo === ChipNo) ? problems.chipTwice : undefined;
  return born !== undefined && monthsOn(born, start) >= chipFromMonths
    ? problems.chipMissing(chipFromMonths)
    : undefined;
}

function rowProblems(rows: readonly PetRow[], index: number, start: Day): readonly FormProblem[] {
  const row = rows[index];
  if (row === undefined) return [];
  const found: readonly (readonly [keyof PetRow, string | undefined])[] = [
    ['Breed', breedProblem(row)],
    ['PetBirthdate', ageProblem(row, start)],
    ['ChipNo', chipProblem(row, start, rows.slice(0, index))],
  ];
  return found.flatMap(([name, message]) => (message === undefined ? [] : [{ path: [petList, index, name], message }]));
}

/** What is wrong with the animals of a policy beyond what the questions themselves say; until its start is chosen, as of today. */
export function judgePets({ Pets: rows = [], PolicyStart }: PetAnswers, today: Day): readonly FormProblem[] {
  if (rows.length > mostPets) return [{ path: [petList], message: problems.tooMany(mostPets) }];
  return rows.flatMap((_, index) => rowProblems(rows, index, PolicyStart ?? today));
}
