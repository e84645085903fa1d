import { useRef, useState } from 'react';
import { afterVerification } from '#catalog/flows/after-verification.ts';
import { nextStep } from '#catalog/flows/steps.ts';
import type { StepKey } from '#catalog/lines/steps.ts';
import { quoteOf } from '#catalog/pages/quotes.ts';
import { site } from '#config/site.ts';
import type { Trap } from '#contracts/honeypot.ts';
import type { LineKey } from '#domain/lines.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import { checkCustomer } from './check-customer.ts';
import type { FirstStepTrouble } from './first-step-trouble.ts';
import type { QuoteModel } from './kept-model.ts';
import { provePhone } from './prove-phone.ts';
import { riskFlowOf } from './risks/index.ts';

/** A first step whose phone is proven, and the step it leads to. */
export type PassedStep = { readonly step: StepKey; readonly model: QuoteModel };

type Ways = {
  readonly onPassed: (passed: PassedStep) => void | Promise<void>;
  /** The registers want the birth date too. */
  readonly onBirthdate: (model: QuoteModel) => void;
  /** What stands in the way, and nothing once somebody tries again. */
  readonly onTrouble: (trouble: FirstStepTrouble | undefined) => void;
};

/** The way through the first questions: the phone is proven, then the registers are asked. */
export function useFirstStep(line: LineKey, { onPassed, onBirthdate, onTrouble }: Ways) {
  const [busy, setBusy] = useState(false);
  const proven = useRef<unknown>(undefined);

  async function check(model: QuoteModel): Promise<void> {
    const { browserHttp } = await import('../http/browser-http.ts');
    const answer = await checkCustomer(browserHttp, line, model);
    switch (answer.kind) {
      case 'found':
        return onPassed({ step: nextStep(quoteOf(line), 'identity').key, model });
      case 'birthdate':
        onBirthdate(model);
        return showToast(answer.toast);
      case 'unproven':
        proven.current = undefined;
        return prove(model);
      case 'failed':
        onTrouble(answer.trouble);
        return showToast(answer.toast);
    }
  }

  async function goOn(model: QuoteModel): Promise<void> {
    proven.current = model.Phone;
    const next = afterVerification({ line, passportType: model.PassportType, singleSms: site.singleSms });
    onTrouble(undefined);
    setBusy(true);
    try {
      await (next.kind === 'check' ? check(model) : onPassed({ step: next.step, model }));
    } finally {
      setBusy(false);
    }
  }

  const prove = (model: QuoteModel, trap?: Trap) => provePhone({ line, model, trap, onVerified: () => goOn(model) });

  return {
    busy,
    /** A phone proven a moment ago needs no second message. */
    submit(filled: QuoteModel, trap?: Trap): Promise<void> {
      const model = riskFlowOf(line).firstAnswers(filled);
      onTrouble(undefined);
      return proven.current === model.Phone ? goOn(model) : prove(model, trap);
    },
    goOn,
  };
}
