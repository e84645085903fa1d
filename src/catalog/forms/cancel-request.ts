import { type CancelReason, cancelReasons } from '#domain/policy/cancel-reasons.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import { cancelRequestTexts as words } from '#messages/policies.ts';
import type { FormDefinition } from '../fields/field.ts';
import { insuredWords } from '../risks/insured.ts';

/** What a reason is called for what is insured. */
export function cancelReasonName(reason: CancelReason, kind: RiskKind): string {
  return reason === 'other' ? words.other : insuredWords[kind].ending[reason];
}

/** Why a policy should end; a sale has its day. */
export const cancelRequestForm = (kind: RiskKind): FormDefinition => ({
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
          choices: cancelReasons.map((id) => ({ id, name: cancelReasonName(id, kind) })),
        },
        {
          kind: 'datePicker',
          name: 'SoldOn',
          label: insuredWords[kind].ending.soldOn,
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
});
