import { confirmPasswordMessages as words } from '#messages/my-account.ts';
import type { FormDefinition } from '../fields/field.ts';

export const confirmPasswordForm: FormDefinition = {
  id: 'confirm-password',
  steps: [
    {
      key: 'confirm-password',
      title: words.title,
      fields: [
        {
          kind: 'passwordInput',
          name: 'Password',
          label: words.password,
          required: true,
          missing: 'passwordMissing',
          autoComplete: 'current-password',
          wide: true,
        },
      ],
    },
  ],
};
