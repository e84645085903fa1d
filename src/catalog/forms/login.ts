import { loginMessages as words } from '#messages/modals.ts';
import type { FormDefinition } from '../fields/field.ts';
import { currentPassword } from './current-password.ts';

export const loginForm: FormDefinition = {
  id: 'login',
  steps: [
    {
      key: 'login',
      title: words.title,
      fields: [
        {
          kind: 'textInput',
          name: 'Username',
          label: words.username,
          help: words.usernameHelp,
          required: true,
          missing: 'nationalNumberMissing',
          inputMode: 'email',
          autoComplete: 'username',
          maxLength: 254,
          wide: true,
        },
        currentPassword(words.password),
      ],
    },
  ],
};
