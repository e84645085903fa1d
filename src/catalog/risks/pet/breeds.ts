import type { Species } from '#domain/risks/pet.ts';
import type { Choice } from '../../fields/field.ts';
import type { Breed } from './breed.ts';
import { catBreeds } from './cat-breeds.ts';
import { dogBreeds } from './dog-breeds.ts';

/** In the order in which they are offered: where the breed is not known first, the others by our alphabet. */
export const breeds: Readonly<Record<Species, readonly Breed[]>> = { cat: catBreeds, dog: dogBreeds };

export function breedOf(species: Species, key: string): Breed | undefined {
  return breeds[species].find((breed) => breed.key === key);
}

/** "İran kedisi (Persian)" */
const choiceOf = ({ key, name, also }: Breed): Choice => ({
  id: key,
  name: also === undefined ? name : `${name} (${also})`,
});

/** The breeds as forms offer them, by the names of the call that reads lists. */
export const breedLists: Readonly<Record<string, readonly Choice[]>> = {
  KediIrklari: breeds.cat.map(choiceOf),
  KopekIrklari: breeds.dog.map(choiceOf),
};
