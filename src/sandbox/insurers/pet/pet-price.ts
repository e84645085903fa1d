import { dogSize } from './breeds.ts';
import type { Animal, Pets } from './pets.ts';
import type { PetRates } from './rates/pet-rates.ts';

/** What one animal costs at the lowest limit, with all of each bill paid. */
function animalGross(
  rates: PetRates,
  { species, breed, age, neutered }: Pick<Animal, 'species' | 'breed' | 'age' | 'neutered'>,
): number {
  const base = species === 'cat' ? rates.cat : rates.dog[dogSize(breed)];
  return base * (age >= rates.elderly.fromAge ? rates.elderly.factor : 1) * (neutered ? rates.neutered : 1);
}

/** What all animals cost together; undefined for a limit that nobody sells. */
export function petsGross(rates: PetRates, { animals, treatmentLimit, copayPercent }: Pets): number | undefined {
  const limit = rates.limits.find((one) => one.limit === treatmentLimit);
  if (!limit) return undefined;
  const gross = animals.reduce((sum, one) => sum + animalGross(rates, one), 0);
  return gross * limit.factor * (copayPercent > 0 ? rates.copay : 1);
}
