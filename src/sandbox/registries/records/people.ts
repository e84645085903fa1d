import type { Day } from '#domain/dates.ts';
import { isNationalNumber } from '#domain/rules/national-number.ts';
import { between, pick, seeded } from '../../seeded.ts';
import { type District, districtFor, districtNamed } from './districts.ts';
import { foreignNames, foreignSurnames, mensNames, surnames, womensNames } from './names.ts';
import { personaOf } from './personas.ts';
import { relativeOf } from './relatives.ts';

export type RegisteredPerson = District & {
  readonly identityNumber: string;
  readonly name: string;
  readonly surname: string;
  readonly gender: 'E' | 'K';
  readonly birthdate: Day;
  readonly motherName: string;
  readonly fatherName: string;
  readonly married: boolean;
  readonly nationality: string;
};

const nationalities = ['DE', 'NL', 'RU', 'UA', 'IR', 'AZ', 'KZ', 'GB', 'SY', 'IQ'] as const;

function seededDay(random: () => number, years: { readonly first: number; readonly last: number }): Day {
  const [year, month, day] = [between(random, years.first, years.last), between(random, 1, 12), between(random, 1, 28)];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function seededPerson(identityNumber: string, seed: string): RegisteredPerson {
  const random = seeded(`${seed}/person/${identityNumber}`);
  const foreigner = identityNumber.startsWith('99');
  const gender = random() < 0.5 ? 'K' : 'E';
  const turkish = gender === 'K' ? womensNames : mensNames;
  return {
    identityNumber,
    gender,
    name: pick(random, foreigner ? foreignNames[gender] : turkish),
    surname: pick(random, foreigner ? foreignSurnames : surnames),
    birthdate: seededDay(random, { first: 1950, last: 2005 }),
    motherName: pick(random, foreigner ? foreignNames.K : womensNames),
    fatherName: pick(random, foreigner ? foreignNames.E : mensNames),
    married: random() < 0.6,
    nationality: foreigner ? pick(random, nationalities) : 'TR',
    ...districtFor(random),
  };
}

/** Whether a trial is told who has a number. Of all others nobody can know what the seed made up. */
export function isKnownPerson(identityNumber: string): boolean {
  return (personaOf(identityNumber) ?? relativeOf(identityNumber)) !== undefined;
}

/** What the population register holds on a number; nothing where the number is not a valid one. */
export function personOf(identityNumber: string, seed: string): RegisteredPerson | undefined {
  if (!isNationalNumber(identityNumber)) return undefined;
  const made = seededPerson(identityNumber, seed);
  const known = personaOf(identityNumber) ?? relativeOf(identityNumber);
  if (known === undefined) return made;
  const { name, surname, gender, birthdate, provinceCode, districtName } = known;
  const { nationality = 'TR' } = personaOf(identityNumber) ?? {};
  return {
    ...made,
    name,
    surname,
    gender,
    birthdate,
    nationality,
    ...districtNamed(provinceCode, districtName),
  };
}
