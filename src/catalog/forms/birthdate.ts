import { registerMessages as words } from '#messages/modals.ts';
import type { Field, FormDefinition } from '../fields/field.ts';

/** Asked only where the population register wants it. */
export const askedBirthdate: Field = {
  kind: 'datePicker',
  purpose: 'birthdate',
  name: 'Birthdate',
  label: words.birthdate,
  help: words.birthdateHelp,
  required: true,
  missing: 'birthdateMissing',
  autoComplete: 'bday',
  wide: true,
};

export const birthdateForm: FormDefinition = {
  id: 'birthdate',
  steps: [{ key: 'birthdate', title: words.birthdate, fields: [askedBirthdate] }],
};
