import { petTexts as words } from '#messages/pet-questions.ts';
import type { Choice } from '../../fields/field.ts';
import { numbered } from '../../fields/numbered.ts';
import type { PetRowField } from './answers.ts';
import { chipNumber } from './chip.ts';

const tapped = { kind: 'radioGroup', look: 'button', required: true } as const;

/** A yes and a no of which neither stands there before: what nobody said would be declared for them. */
const yesOrNo = ([yes, no]: readonly [string, string]): readonly Choice[] => [
  { id: 'true', name: yes },
  { id: 'false', name: no },
];

/** What is asked of one animal. Whether a chip is needed follows from its age, which the day of the policy's start decides. */
export const petFields: readonly PetRowField[] = [
  { ...tapped, name: 'Species', label: words.species.label, choices: numbered(words.species.names) },
  {
    ...words.breed,
    kind: 'selectBox',
    name: 'Breed',
    source: { list: 'petBreeds', by: ['Species'] },
    required: true,
    autoComplete: 'off',
    wide: true,
  },
  {
    ...words.name,
    kind: 'textInput',
    name: 'PetName',
    required: true,
    rule: 'petName',
    maxLength: 30,
    autoComplete: 'off',
  },
  {
    ...words.birthdate,
    kind: 'datePicker',
    name: 'PetBirthdate',
    required: true,
    disableFuture: true,
    autoComplete: 'off',
  },
  { ...tapped, name: 'PetSex', label: words.sex.label, choices: numbered(words.sex.names) },
  { ...chipNumber, name: 'ChipNo', required: false, wide: true },
  { ...tapped, name: 'Neutered', label: words.neutered.label, choices: yesOrNo(words.neutered.names) },
  {
    ...tapped,
    name: 'Vaccinated',
    label: words.vaccinated.label,
    help: words.vaccinated.help,
    choices: yesOrNo(words.vaccinated.names),
  },
];
