import { orderMarks } from '#domain/desk/money-acts.ts';
import { orderMarkNames, orderFormTexts as words } from '#messages/desk-orders.ts';
import { refundTexts } from '#messages/desk-refunds.ts';
import type { Field } from '../../fields/field.ts';
import { whyField } from './why.ts';

export const retryOrderFields: readonly Field[] = [whyField];

export const voidOrderFields: readonly Field[] = [
  { kind: 'checkboxSingle', name: 'SaysNoPolicy', label: words.void.noPolicy, isAnswer: true, wide: true },
  whyField,
];

/** Far more than anybody buys at once. */
const mostItems = 9;
/** Its policy stays, or that of the item in this place ends. */
export const endChoices = ['stays', ...Array.from({ length: mostItems }, (_, place) => String(place + 1))] as const;

export const refundOrderFields: readonly Field[] = [
  {
    kind: 'textInput',
    name: 'Amount',
    label: words.refund.amount,
    help: words.refund.amountHelp,
    required: true,
    maxLength: 20,
    autoComplete: 'off',
    wide: true,
  },
  {
    kind: 'radioGroup',
    look: 'normal',
    name: 'Ends',
    label: words.refund.ends,
    required: true,
    wide: true,
    preset: 'stays',
    choices: endChoices.map((id) => ({ id, name: id === 'stays' ? words.refund.stays : words.refund.endsItem(id) })),
  },
  whyField,
];

export const markOrderFields: readonly Field[] = [
  {
    kind: 'radioGroup',
    look: 'normal',
    name: 'Outcome',
    label: words.mark.outcome,
    required: true,
    wide: true,
    choices: orderMarks.map((id) => ({ id, name: orderMarkNames[id] })),
  },
  whyField,
];

export const markRefundPaidFields: readonly Field[] = [
  {
    kind: 'textInput',
    name: 'BankReference',
    label: refundTexts.paid.bankReference,
    required: true,
    maxLength: 64,
    autoComplete: 'off',
    wide: true,
  },
  whyField,
];
