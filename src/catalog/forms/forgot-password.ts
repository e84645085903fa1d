import { forgotPasswordMessages as words } from '#messages/modals.ts';
import type { FormDefinition } from '../fields/field.ts';

export const forgotPasswordForm: FormDefinition = {
  id: 'forgot-password',
  steps: [
    {
      key: 'forgot-password',
      title: words.title,
      fields: [
        {
          kind: 'formMask',
          mask: 'tc',
          name: 'NationalNumber',
          label: words.nationalNumber,
          required: true,
          missing: 'nationalNumberMissing',
          wide: true,
        },
        {
          kind: 'formMask',
          mask: 'phoneNumber',
          name: 'Gsm',
          label: words.phone,
          required: true,
          missing: 'phoneMissing',
          wide: true,
        },
      ],
    },
  ],
};
