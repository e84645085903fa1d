import { bodyMassIndex } from '#domain/health-declaration.ts';
import { reasons } from '../reasons.ts';
import { outcomeOf } from './look.ts';
import type { DeclaringPerson } from './people.ts';
import type { Plan } from './plan.ts';
import type { HealthTaste } from './taste.ts';

/** On which terms a person is taken. */
export type PersonTerms = { readonly loadingPercent: number; readonly exclusions: readonly string[] };

/** What is not paid for. No sentence tells what anybody has declared: each could stand in anybody's policy. */
export const exclusions = {
  conditions: 'Beyan edilen mevcut rahatsızlıklar kapsam dışıdır',
  planned: 'Sigorta başlangıcından önce planlanan tedaviler kapsam dışıdır',
  birth: 'Bekleme süresi dolmadan gerçekleşen doğum kapsam dışıdır',
} as const;

const adultAge = 18;
const highIndex = 30;
const youngestDays = 14;

function indexOf(person: DeclaringPerson): number {
  return person.age < adultAge ? 0 : bodyMassIndex(person);
}

function loads(taste: HealthTaste, person: DeclaringPerson): number {
  const { conditions } = person;
  const forConditions =
    taste.conditions === 'review'
      ? Math.max(0, ...conditions.map((condition) => outcomeOf(condition).load))
      : taste.conditions === 'exclude'
        ? 0
        : taste.conditions * conditions.length;
  return (
    forConditions +
    (indexOf(person) >= highIndex ? taste.bodyMass.load : 0) +
    (person.regularMedication ? taste.medicationLoad : 0) +
    (person.plannedTreatment && typeof taste.plannedTreatment === 'number' ? taste.plannedTreatment : 0)
  );
}

function excludesConditions(taste: HealthTaste, { conditions }: DeclaringPerson): boolean {
  if (taste.conditions === 'review') return conditions.some((condition) => outcomeOf(condition).excluded);
  return taste.conditions === 'exclude' && conditions.length > 0;
}

export function termsOf(taste: HealthTaste, plan: Plan, person: DeclaringPerson): PersonTerms {
  return {
    loadingPercent: Math.min(taste.mostLoad, loads(taste, person)),
    exclusions: [
      ...(excludesConditions(taste, person) ? [exclusions.conditions] : []),
      ...(person.plannedTreatment && taste.plannedTreatment === 'exclude' ? [exclusions.planned] : []),
      ...(person.pregnant && plan.birth ? [exclusions.birth] : []),
    ],
  };
}

/** Ages are no secret; whatever else turns a person away is told without saying what it is. */
export function ageRefusal(
  people: readonly { readonly age: number; readonly daysOld: number }[],
  oldestAge: number,
): string | undefined {
  if (people.some(({ daysOld }) => daysOld < youngestDays)) return reasons.newborn;
  if (people.every(({ age }) => age <= oldestAge)) return undefined;
  return people.length === 1 ? reasons.age : reasons.oneAge;
}

function isOutside(taste: HealthTaste, person: DeclaringPerson): boolean {
  const { mostIndex = Number.POSITIVE_INFINITY } = taste.bodyMass;
  return indexOf(person) > mostIndex || (person.plannedTreatment && taste.plannedTreatment === 'decline');
}

/** One person who is turned away turns the whole question away. */
export function peopleRefusal(taste: HealthTaste, people: readonly DeclaringPerson[]): string | undefined {
  const byAge = ageRefusal(people, taste.oldestAge);
  if (byAge) return byAge;
  if (!people.some((person) => isOutside(taste, person))) return undefined;
  return people.length === 1 ? reasons.person : reasons.onePerson;
}
