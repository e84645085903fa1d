import type { SaleDocumentKey } from '#domain/order/sale-document.ts';
import { cardTexts, contactTexts, saleDocumentTexts } from '#messages/checkout.ts';
import type { Field, FormDefinition } from '../fields/field.ts';

/** A text to read before paying, in the version that is shown. */
export type SaleText = {
  readonly key: SaleDocumentKey;
  readonly title: string;
  readonly hash: string;
  readonly mustAccept: boolean;
};

/** How an accepted text is told to the server. */
export const acceptance = ({ key, hash }: SaleText) => `${key}:${hash}`;

/** Another version of a text is another question: its box is empty again. */
export const acceptanceName = (text: SaleText) => `accept:${acceptance(text)}`;

export const emailField: Field = {
  kind: 'textInput',
  name: 'Email',
  label: contactTexts.email,
  help: contactTexts.emailHelp,
  required: true,
  missing: 'emailMissing',
  rule: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  maxLength: 254,
  wide: true,
};

/** The card. It goes to the bank alone; a form keeps no field of these masks. */
export const cardFields: readonly [Field, ...Field[]] = [
  {
    kind: 'formMask',
    mask: 'cardNumber',
    name: 'CardNumber',
    label: cardTexts.number,
    required: true,
    missing: 'cardNumberIncomplete',
    wide: true,
  },
  {
    kind: 'formMask',
    mask: 'cardExpiry',
    name: 'CardExpiry',
    label: cardTexts.expiry,
    help: cardTexts.expiryHelp,
    required: true,
    missing: 'cardExpiryInvalid',
  },
  {
    kind: 'formMask',
    mask: 'cvc',
    name: 'CardCvc',
    label: cardTexts.cvc,
    help: cardTexts.cvcHelp,
    required: true,
    missing: 'cvcInvalid',
  },
];

const acceptField = (text: SaleText): Field => ({
  kind: 'checkboxSingle',
  name: acceptanceName(text),
  label: saleDocumentTexts.accept(text.title),
  required: true,
  missing: 'documentMissing',
});

/** What is asked before money moves: each text's own yes, where the policy goes, and the card unless it is asked elsewhere. */
export function paymentForm(texts: readonly SaleText[], asksCard: boolean): FormDefinition {
  const accepted = texts.filter(({ mustAccept }) => mustAccept).map(acceptField);
  const fields = [...accepted, emailField, ...(asksCard ? cardFields : [])];
  return { id: 'payment', steps: [{ key: 'payment', title: cardTexts.title, fields }] };
}
