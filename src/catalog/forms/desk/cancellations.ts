import { deskCancellationTexts as words } from '#messages/desk-cancellations.ts';
import type { Field } from '../../fields/field.ts';
import { whyAskedAs } from './why.ts';

export const forwardCancellationFields: readonly Field[] = [whyAskedAs(words.forward.why)];

export const acceptCancellationFields: readonly Field[] = [
  {
    kind: 'textInput',
    name: 'Refund',
    label: words.accept.refund,
    help: words.accept.refundHelp,
    maxLength: 20,
    autoComplete: 'off',
    wide: true,
  },
  whyAskedAs(words.accept.why),
];

export const refuseCancellationFields: readonly Field[] = [
  {
    kind: 'textArea',
    name: 'Reason',
    label: words.refuse.reason,
    private: true,
    required: true,
    maxLength: 1000,
    autoComplete: 'off',
    wide: true,
  },
];
