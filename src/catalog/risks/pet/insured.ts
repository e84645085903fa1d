import type { Insured } from '#domain/risks/insured.ts';
import type { PetRisk } from '#domain/risks/pet.ts';
import { insuredPetTexts as words } from '#messages/insured.ts';
import type { InsuredWords } from '../insured-words.ts';

/** "Pamuk, Zeytin", and what they are. Chips tell animals from others of their name. */
export function insuredPet({ pets }: PetRisk): Insured {
  return {
    kind: 'pet',
    title: pets.map(({ name }) => name).join(', '),
    detail: pets.map(({ species }) => words.species[species]).join(', '),
    key: pets.map(({ chip, name, birthdate }) => chip ?? `${name} ${birthdate}`).join(' '),
  };
}

export const petWords: InsuredWords = {
  ...words,
  value: ({ title }) => title,
  brief: ({ title }) => title,
  policy: ({ title }, line) => words.policy(title, line),
  fromPolicy: ({ title }, line) => words.fromPolicy(title, line),
};
