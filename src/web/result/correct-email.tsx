import { useState } from 'react';
import { text } from '#catalog/fields/read-answers.ts';
import { emailField } from '#catalog/forms/card.ts';
import { correctEmailForm } from '#catalog/forms/correct-email.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { correctEmailTexts as words } from '#messages/result.ts';
import { Form } from '../form/form.tsx';
import { forgetKept } from '../form/kept-values.ts';
import type { SentForm } from '../form/use-engine.ts';
import { browserHttp } from '../http/browser-http.ts';
import { Details } from '../ui/details.tsx';
import { type Refusal, tellRefusal } from '../ui/refusal.ts';
import { showToast } from '../ui/toasts/toast-store.ts';

export type CorrectEmailProps = { readonly reference: string; readonly onCorrected: () => void };

/** What is wrong with the address itself. */
const fields = new Map([[outcomes.validation.code, emailField.name]]);

/** The way to another address, where the one of a purchase is wrong. */
export function CorrectEmail({ reference, onCorrected }: CorrectEmailProps) {
  const [round, setRound] = useState(0);
  const keepAs = `${correctEmailForm.id}:${reference}`;
  async function send({ model }: SentForm): Promise<Refusal | undefined> {
    const Email = text(model.Email, 'Email');
    const reply = await browserHttp.call('correctOrderEmail', { OrderReference: reference, Email });
    if (!reply?.Success) return tellRefusal(reply, { fields });
    forgetKept(keepAs);
    setRound(round + 1);
    showToast({ kind: 'success', text: words.done(reply.Data.Email) });
    onCorrected();
    return undefined;
  }
  return (
    // Closed and empty again once an address was corrected.
    <Details key={round} summary={words.open} className="mt-2" summaryClassName="text-small">
      <div className="max-w-text pt-1 pb-2">
        <Form definition={correctEmailForm} keepAs={keepAs} submitLabel={words.save} onSubmit={send} />
      </div>
    </Details>
  );
}
