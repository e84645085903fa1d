import { foreignerTexts as words } from '#messages/health-questions.ts';
import type { Field } from '../../fields/field.ts';
import { numbered } from '../../fields/numbered.ts';
import { birthdate } from '../../flows/fields.ts';
import type { HealthField } from './answers.ts';

const latin = { kind: 'textInput', required: true, rule: 'latinName', maxLength: 100 } as const;
const picked = { kind: 'selectBox', required: true } as const;

/** What foreigners tell of themselves: many of them stand in no register yet. */
export const foreignerFacts: readonly Field[] = [
  { ...latin, ...words.name, name: 'Name', missing: 'nameMissing', autoComplete: 'given-name' },
  { ...latin, ...words.surname, name: 'Surname', missing: 'surnameMissing', autoComplete: 'family-name' },
  birthdate,
  {
    kind: 'radioGroup',
    look: 'button',
    name: 'Gender',
    label: words.gender.label,
    help: words.gender.help,
    required: true,
    choices: [
      { id: 'K', name: words.gender.female },
      { id: 'E', name: words.gender.male },
    ],
  },
  {
    ...picked,
    ...words.nationality,
    name: 'Nationality',
    source: { list: 'countries' },
    autoComplete: 'off',
  },
  { ...picked, ...words.city, name: 'CityCode', source: { list: 'cities' }, autoComplete: 'address-level1' },
];

/** For how long; most permits are given for a year. */
export const termYears: HealthField = {
  kind: 'radioGroup',
  look: 'button',
  name: 'TermYears',
  label: words.years.label,
  help: words.years.help,
  required: true,
  preset: '1',
  choices: numbered(words.years.names),
};
