import { registerMessages as words } from '#messages/modals.ts';
import type { Field, FormDefinition, PasswordInput, TextInput } from '../fields/field.ts';
import { askedBirthdate } from './birthdate.ts';
import { consentFields, wireConsentNames } from './consents.ts';
import { fieldsOf } from './fields-of.ts';

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

/** The same form once the server has asked for the birth date. */
export const registerFormWithBirthdate: FormDefinition = {
  ...registerForm,
  steps: [
    {
      key: 'register',
      title: words.title,
      fields: fieldsOf(registerForm).flatMap((field) =>
        field.name === 'NationalNumber' ? [field, askedBirthdate] : [field],
      ),
    },
  ],
};
