import { myDataMessages as words } from '#messages/my-account.ts';
import type { Choice, Field, FormDefinition } from '../fields/field.ts';
import { cityAndCounty } from './city-and-county.ts';
import { genderField } from './gender.ts';

const fixed: readonly Field[] = [
  {
    kind: 'textInput',
    name: 'Email',
    label: words.email,
    help: words.emailHelp,
    required: true,
    missing: 'emailMissing',
    rule: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    maxLength: 254,
    wide: true,
  },
  {
    kind: 'formMask',
    mask: 'phoneNumber',
    name: 'Phone',
    label: words.phone,
    help: words.phoneHelp,
    required: true,
    missing: 'phoneMissing',
    wide: true,
  },
];

/** What a customer may change; the counties are those of the chosen city. */
export function myDataForm(city: string, counties: readonly Choice[]): FormDefinition {
  const fields = [...fixed, ...cityAndCounty({ city, counties }, words), genderField(words.gender)];
  return { id: 'my-data', steps: [{ key: 'my-data', title: words.title, fields }] };
}
