import { registerMessages as words } from '#messages/modals.ts';
import type { Choice, Field, FormDefinition, PasswordInput, TextInput } from '../fields/field.ts';
import { askedBirthdate } from './birthdate.ts';
import { cityAndCounty } from './city-and-county.ts';
import { consentFields, wireConsentNames } from './consents.ts';
import { fieldsOf } from './fields-of.ts';
import { genderField } from './gender.ts';

const name = {
  kind: 'textInput',
  required: true,
  only: 'letters',
  maxLength: 100,
} as const satisfies Partial<TextInput>;
const password = { kind: 'passwordInput', autoComplete: 'new-password' } as const satisfies Partial<PasswordInput>;

export const nameField: Field = {
  ...name,
  name: 'Name',
  label: words.name,
  missing: 'nameMissing',
  autoComplete: 'given-name',
};
export const surnameField: Field = {
  ...name,
  name: 'Surname',
  label: words.surname,
  missing: 'surnameMissing',
  autoComplete: 'family-name',
};

export const registerForm: FormDefinition = {
  id: 'register',
  steps: [
    {
      key: 'register',
      title: words.title,
      fields: [
        nameField,
        surnameField,
        {
          kind: 'formMask',
          mask: 'tc',
          name: 'NationalNumber',
          label: words.nationalNumber,
          help: words.nationalNumberHelp,
          required: true,
          missing: 'nationalNumberMissing',
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
        {
          kind: 'textInput',
          name: 'Email',
          label: words.email,
          required: true,
          missing: 'emailMissing',
          rule: 'email',
          autoComplete: 'email',
          maxLength: 254,
          wide: true,
        },
        {
          ...password,
          name: 'Password',
          label: words.password,
          help: words.passwordHelp,
          required: true,
          missing: 'passwordMissing',
        },
        {
          ...password,
          name: 'PasswordAgain',
          label: words.passwordAgain,
          help: words.passwordAgainHelp,
          repeats: 'Password',
        },
        ...consentFields(wireConsentNames),
      ],
    },
  ],
};

/** What nobody has to tell. */
function optionalFields(city: string, counties: readonly Choice[]): readonly Field[] {
  return [...cityAndCounty({ city, counties }, words), genderField(words.gender)];
}

type Asked = { readonly birthdate: boolean; readonly city: string; readonly counties: readonly Choice[] };

/** The form as the window asks it: with the birth date once the server wants it, and what is optional after the e-mail. */
export function registerWindowForm({ birthdate, city, counties }: Asked): FormDefinition {
  const fields = fieldsOf(registerForm).flatMap((field) => {
    if (field.name === 'NationalNumber' && birthdate) return [field, askedBirthdate];
    return field.name === 'Email' ? [field, ...optionalFields(city, counties)] : [field];
  });
  return { id: registerForm.id, steps: [{ key: 'register', title: words.title, fields }] };
}
