import { cancelReasons } from '#domain/policy/cancel-reasons.ts';
import { cancelRequestTexts as words } from '#messages/policies.ts';
import type { FormDefinition } from '../fields/field.ts';

/** Why a policy should end; a sale has its notary's day. */
export const cancelRequestForm: FormDefinition = {
  id: 'cancel-request',
  steps: [
    {
      key: 'cancel-request',
      title: words.heading,
      fields: [
        {
          kind: 'radioGroup',
          look: 'normal',
          name: 'Reason',
          label: words.reason,
          required: true,
          wide: true,
          choices: cancelReasons.map((id) => ({ id, name: words.reasons[id] })),
        },
        {
          kind: 'datePicker',
          name: 'SoldOn',
          label: words.soldOn,
          help: words.soldOnHelp,
          required: true,
          missing: 'saleDayMissing',
          disableFuture: true,
          autoComplete: 'off',
          wide: true,
          when: { field: 'Reason', is: ['sold'] },
        },
        { kind: 'textArea', name: 'Note', label: words.note, maxLength: 500, autoComplete: 'off', wide: true },
      ],
    },
  ],
};
