import type { Species } from '#domain/risks/pet.ts';
import { catBreeds } from './cat-breeds.ts';
import { dogBreeds } from './dog-breeds.ts';

/** How large a dog of a breed grows. */
export type DogSize = 'small' | 'medium' | 'large';

export type Breed = {
  /** By which the wire, stored risks and insurers know it: never renamed. */
  readonly key: string;
  readonly name: string;
  /** What else people search it by, or what tells it from its like. */
  readonly also?: string;
  /** Of dogs alone. */
  readonly size?: DogSize;
  /** Law 5199 counts it among the dangerous breeds, which may not be kept: nobody insures them. */
  readonly forbidden?: true;
};

/** In the order in which they are offered: where the breed is not known first, the others by our alphabet. */
export const breeds: Readonly<Record<Species, readonly Breed[]>> = { cat: catBreeds, dog: dogBreeds };

export function breedOf(species: Species, key: string): Breed | undefined {
  return breeds[species].find((breed) => breed.key === key);
}

/** The breed as a list offers it: "İran kedisi (Persian)". */
export const breedChoice = ({ name, also }: Breed): string => (also === undefined ? name : `${name} (${also})`);
