import { confirmPasswordMessages as words } from '#messages/my-account.ts';
import type { FormDefinition } from '../fields/field.ts';
import { currentPassword } from './current-password.ts';

export const confirmPasswordForm: FormDefinition = {
  id: 'confirm-password',
  steps: [
    {
      key: 'confirm-password',
      title: words.title,
      fields: [currentPassword(words.password)],
    },
  ],
};
