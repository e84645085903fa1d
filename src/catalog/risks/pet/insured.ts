import type { Insured } from '#domain/risks/insured.ts';
import type { Pet, PetRisk } from '#domain/risks/pet.ts';
import { insuredPetTexts as words } from '#messages/insured.ts';
import { breedOf } from './breeds.ts';

const names = new Intl.ListFormat('tr', { type: 'conjunction' });

/** "Zeytin (köpek)" or "Zeytin ve Pamuk": several are told apart by their names. */
function titleOf(pets: readonly Pet[]): string {
  const [first, ...others] = pets;
  return first !== undefined && others.length === 0
    ? words.one(first.name, words.species[first.species])
    : names.format(pets.map(({ name }) => name));
}

const breedName = ({ species, breed }: Pet) => breedOf(species, breed)?.name ?? words.species[species];

/** The same before and after a young animal has got its chip. */
const keyOf = ({ species, name, birthdate }: Pet) => `${species} ${name} ${birthdate}`;

/** What they are called, and in the same order their breeds. Chips are shown nowhere. */
export function insuredPet({ pets }: PetRisk): Insured {
  const also = pets.flatMap(({ chip }) => chip ?? []);
  return {
    kind: 'pet',
    title: titleOf(pets),
    detail: pets.map(breedName).join(', '),
    key: pets.map(keyOf).toSorted().join(', '),
    ...(also.length > 0 && { also }),
  };
}
