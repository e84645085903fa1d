import { petListTexts, petSectionTexts as sections, petTexts as words } from '#messages/pet-questions.ts';
import type { FormDefinition } from '../../fields/field.ts';
import { numbered } from '../../fields/numbered.ts';
import { lines } from '../../lines/index.ts';
import { startLimits } from '../policy-start.ts';
import { type PetField, petList } from './answers.ts';
import { petFields } from './fields.ts';
import { mostPets } from './limits.ts';

/** The animals of one policy. */
const insuredPets: PetField = {
  ...petListTexts,
  kind: 'listInputs',
  name: petList,
  required: true,
  missing: 'petsMissing',
  maxRows: mostPets,
  fields: petFields,
};

const tapped = { kind: 'radioGroup', look: 'button', required: true } as const;

/** How much of the treatment is to be paid, and from when on. */
export const petChoices: readonly PetField[] = [
  {
    ...tapped,
    name: 'TreatmentLimit',
    label: words.limit.label,
    help: words.limit.help,
    choices: numbered(words.limit.names),
  },
  { ...tapped, name: 'CoPay', label: words.copay.label, help: words.copay.help, choices: numbered(words.copay.names) },
  {
    ...words.start,
    ...startLimits(lines.petsaglik.start),
    kind: 'datePicker',
    name: 'PolicyStart',
    required: true,
    autoComplete: 'off',
  },
];

/** Everything that must be known of animals before insurers are asked, under the names of update-info. */
export const petForm: FormDefinition = {
  id: 'pet',
  steps: [
    { key: 'pet', title: sections.pets, fields: [insuredPets] },
    { key: 'choices', title: sections.choices, fields: petChoices },
  ],
};
