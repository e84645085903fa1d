import { useRef, useState } from 'react';
import { afterVerification } from '#catalog/flows/after-verification.ts';
import { site } from '#config/site.ts';
import type { CustomerSummary } from '#contracts/calls/fields.ts';
import type { LineKey } from '#domain/lines.ts';
import { showToast } from '../toasts/toast-store.ts';
import { checkCustomer } from './check-customer.ts';

type Model = Readonly<Record<string, unknown>>;

/** Where a quotation stands: its first questions, the birth date in between, or a later step, counted from zero. */
export type QuoteStage =
  | { readonly kind: 'first' }
  | { readonly kind: 'birthdate'; readonly model: Model }
  | { readonly kind: 'next'; readonly step: number; readonly customer: CustomerSummary | undefined };

const first: QuoteStage = { kind: 'first' };

/** The way from the first questions to the next step: the phone is proven, then the registers are asked. */
export function useQuoteFlow(line: LineKey) {
  const [stage, setStage] = useState<QuoteStage>(first);
  const [busy, setBusy] = useState(false);
  const proven = useRef<unknown>(undefined);

  async function check(model: Model): Promise<void> {
    setBusy(true);
    const { browserHttp } = await import('../http/browser-http.ts');
    const answer = await checkCustomer(browserHttp, line, model);
    setBusy(false);
    switch (answer.kind) {
      case 'found':
        return setStage({ kind: 'next', step: 1, customer: answer.customer });
      case 'birthdate':
        setStage({ kind: 'birthdate', model });
        return showToast(answer.toast);
      case 'unproven':
        proven.current = undefined;
        return submit(model);
      case 'failed':
        return showToast(answer.toast);
    }
  }

  async function goOn(model: Model): Promise<void> {
    proven.current = model.Phone;
    const next = afterVerification({ line, passportType: model.PassportType, singleSms: site.singleSms });
    if (next.kind === 'check') await check(model);
    else setStage({ kind: 'next', step: next.step, customer: undefined });
  }

  /** A phone proven a moment ago needs no second message. */
  async function submit(model: Model, trap?: Readonly<Record<string, string>>): Promise<void> {
    if (proven.current === model.Phone) return goOn(model);
    const { verifyPhone } = await import('../verification/verify-phone.ts');
    const { NationalNumber, PassportNumber } = model;
    verifyPhone({
      phone: String(model.Phone),
      person: NationalNumber ? { NationalNumber } : { PassportNumber },
      queryType: line,
      why: 'quote',
      trap,
      onVerified: () => goOn(model),
    });
  }

  return { stage, busy, submit, giveBirthdate: check, back: () => setStage(first) };
}
