import { signInTexts as words } from '#messages/desk.ts';
import type { Field } from '../../fields/field.ts';

export const signInFields: readonly Field[] = [
  {
    kind: 'textInput',
    name: 'Name',
    label: words.name,
    required: true,
    autoComplete: 'username',
    maxLength: 32,
    wide: true,
  },
  {
    kind: 'passwordInput',
    name: 'Password',
    label: words.password,
    required: true,
    autoComplete: 'current-password',
    wide: true,
  },
  {
    kind: 'textInput',
    name: 'Code',
    label: words.code,
    help: words.codeHelp,
    required: true,
    only: 'digits',
    autoComplete: 'one-time-code',
    maxLength: 6,
    wide: true,
  },
];
