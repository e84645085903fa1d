import { type ReactNode, useMemo, useState } from 'react';
import { text } from '#catalog/fields/read-answers.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { acceptance, acceptanceName, cardFields, emailField, paymentForm, type SaleText } from '#catalog/forms/card.ts';
import { formatLira } from '#domain/money.ts';
import { cardTexts, checkoutTexts, contactTexts, saleDocumentTexts } from '#messages/checkout.ts';
import { usePdf } from '../documents/use-pdf.ts';
import { Form } from '../form/form.tsx';
import type { SentForm } from '../form/use-engine.ts';
import { Icon } from '../ui/icon.tsx';
import type { Card } from './go-to-bank.ts';
import type { FilledPayment } from './kept-paying.ts';
import type { PaymentView } from './payment-view.ts';
import { SaleDocument } from './sale-document.tsx';

export type Paying = {
  readonly email: string;
  readonly accepted: readonly string[];
  readonly card: Card | undefined;
};

type PayFormProps = {
  readonly view: PaymentView;
  readonly email: string | undefined;
  /** What was filled in before, in this tab. A text in another version is asked about anew. */
  readonly filled: FilledPayment | undefined;
  readonly onFilled: (filled: FilledPayment) => void;
  readonly busy: boolean;
  /** Why the last try did not begin. */
  readonly trouble: string | undefined;
  readonly onPay: (paying: Paying) => Promise<void>;
};

const acceptedIn = (texts: readonly SaleText[], held: Readonly<Record<string, unknown>>) =>
  texts.filter((text) => held[acceptanceName(text)] === true).map(acceptance);

/** The boxes of texts that were accepted before in the same version. */
function acceptedBefore(texts: readonly SaleText[], filled: FilledPayment | undefined): FormValues {
  const accepted = texts.filter((text) => filled?.accepted.includes(acceptance(text)));
  return Object.fromEntries(accepted.map((text) => [acceptanceName(text), true]));
}

function startValues(
  texts: readonly SaleText[],
  email: string | undefined,
  filled: FilledPayment | undefined,
): FormValues {
  const to = filled?.email || email;
  return { ...acceptedBefore(texts, filled), ...(to === undefined ? {} : { [emailField.name]: to }) };
}

function payingOf(texts: readonly SaleText[], { model }: SentForm, asksCard: boolean): Paying {
  const [number, expiry, cvc] = cardFields.map(({ name }) => String(model[name] ?? ''));
  return {
    email: text(model[emailField.name], emailField.name),
    accepted: acceptedIn(texts, model),
    card: asksCard ? { number: number ?? '', expiry: expiry ?? '', cvc: cvc ?? '' } : undefined,
  };
}

/** Each text's own yes, where the policy goes, the card or where it is asked, and the button that names the amount. */
export function PayForm({ view, email, filled, onFilled, busy, trouble, onPay }: PayFormProps) {
  const { texts, total } = view;
  const asksCard = view.cardEntry === 'cardForm';
  const definition = useMemo(() => paymentForm(texts, asksCard), [texts, asksCard]);
  const pdf = usePdf();
  // Texts come with the price check, and find the boxes as they were left.
  const [left] = useState(filled);
  const areComing = texts.length === 0;
  const preset = useMemo(() => acceptedBefore(texts, left), [texts, left]);
  const toAccept = texts.filter(({ mustAccept }) => mustAccept);
  const toRead = texts.filter(({ mustAccept }) => !mustAccept);

  const before: Record<string, ReactNode> = {
    ...Object.fromEntries(
      toAccept.map((text, index) => [
        acceptanceName(text),
        <>
          {index === 0 && <Part title={saleDocumentTexts.title} note={saleDocumentTexts.note} />}
          <SaleDocument text={text} sale={view} pdf={pdf} />
        </>,
      ]),
    ),
    [emailField.name]: (
      <>
        {areComing && <TextsComing />}
        {toRead.map((text) => (
          <SaleDocument key={text.key} text={text} sale={view} pdf={pdf} />
        ))}
        <Part title={contactTexts.title} />
      </>
    ),
    [cardFields[0].name]: <Part title={cardTexts.title} note={cardTexts.straightToBank} />,
  };
  return (
    <Form
      definition={definition}
      values={startValues(texts, email, filled)}
      preset={preset}
      onValues={(held) => {
        const accepted = areComing ? (left?.accepted ?? []) : acceptedIn(texts, held);
        onFilled({ email: String(held[emailField.name] ?? ''), accepted });
      }}
      before={before}
      loading={busy}
      submitLabel={cardTexts.pay(formatLira(total))}
      submitLook="action"
      onSubmit={(sent) => onPay(payingOf(texts, sent, asksCard))}
    >
      {!asksCard && (
        <Part
          title={cardTexts.hostedTitle}
          note={view.cardEntry === 'bankPage' ? cardTexts.bankPage : cardTexts.hosted}
        />
      )}
      {trouble && (
        <div role="alert" className="mt-5 flex gap-2 rounded-field bg-error-soft p-4 text-error">
          <Icon name="error" className="size-6 shrink-0" />
          <div>
            <p className="font-semibold">{checkoutTexts.paymentFailedTitle}</p>
            <p>{trouble}</p>
          </div>
        </div>
      )}
      <p className="mt-5 flex gap-2 text-ink-soft text-small">
        <Icon name="shield" className="size-5 shrink-0 text-brand" />
        {cardTexts.afterwards}
      </p>
      {view.check === 'pending' && <p className="mt-5 text-ink-soft text-small">{checkoutTexts.payAfterCheck}</p>}
    </Form>
  );
}

/** As much room as the texts of one offer take, so that little moves when they come. */
function TextsComing() {
  return (
    <div className="min-h-60">
      <Part title={saleDocumentTexts.title} note={saleDocumentTexts.coming} />
    </div>
  );
}

function Part({ title, note }: { readonly title: string; readonly note?: string }) {
  return (
    <div className="pt-6 pb-1">
      <h3 className="text-h4">{title}</h3>
      {note && <p className="mt-1 text-ink-soft text-small">{note}</p>}
    </div>
  );
}
