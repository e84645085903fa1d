import { myDataMessages as words } from '#messages/my-account.ts';
import type { Choice, Field, FormDefinition } from '../fields/field.ts';

/** Every city has a county field of its own, so that a county never outlives its city. */
export const countyName = (city: string) => `CountyCode-${city}`;

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
  { kind: 'selectBox', name: 'CityCode', label: words.city, source: { list: 'cities' } },
];

/** What a customer may change; the counties are those of the chosen city. */
export function myDataForm(city: string, counties: readonly Choice[]): FormDefinition {
  const county: Field = {
    kind: 'selectBox',
    name: countyName(city),
    label: words.county,
    source: { choices: counties },
    disabled: city === '',
  };
  return { id: 'my-data', steps: [{ key: 'my-data', title: words.title, fields: [...fixed, county] }] };
}
