import { daysBetween } from '#domain/dates.ts';
import type { Ask } from '../decision.ts';
import { reasons } from '../reasons.ts';
import { isFlatFaced, isForbidden, isGuard } from './breeds.ts';
import type { PetTaste } from './pet-taste.ts';
import { type Animal, lacksChip, type Pets } from './pets.ts';

/** The first rule of the insurer that one of the animals breaks: who does not take one takes none. */
export function petRefusal({ application, today }: Ask, taste: PetTaste, { animals }: Pets): string | undefined {
  const some = (breaks: (animal: Animal) => boolean) => animals.some(breaks);
  const rules: readonly (readonly [boolean, string])[] = [
    [daysBetween(today, application.startDate) > 30, reasons.startTooFar],
    [some(({ species, breed }) => species === 'dog' && isForbidden(breed)), reasons.forbiddenBreed],
    [some(({ months }) => months < taste.youngestMonths), reasons.petTooYoung],
    [some(({ age }) => age > taste.oldestAge), reasons.petTooOld],
    [!taste.flatFaced && some(({ breed }) => isFlatFaced(breed)), reasons.breed],
    [!taste.guards && some(({ breed }) => isGuard(breed)), reasons.breed],
    [taste.withoutChip === 'decline' && some(lacksChip), reasons.chip],
    [taste.unvaccinated === 'decline' && some(({ vaccinated }) => !vaccinated), reasons.vaccination],
  ];
  return rules.find(([broken]) => broken)?.[1];
}
