import { optional, readAnswers, text } from '#catalog/fields/read-answers.ts';
import { outcomes } from '#contracts/outcomes.ts';
import type { LineKey } from '#domain/lines.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import { failureToast } from '../ui/toasts/reply-toast.ts';
import type { ToastInput } from '../ui/toasts/toast-store.ts';
import { type FirstStepTrouble, troubleOf } from './first-step-trouble.ts';

export type CustomerCheck =
  | { readonly kind: 'found' }
  | { readonly kind: 'birthdate'; readonly toast: ToastInput }
  /** The phone's proof is over: it must be verified again. */
  | { readonly kind: 'unproven' }
  | { readonly kind: 'failed'; readonly toast: ToastInput; readonly trouble: FirstStepTrouble };

const asked = { NationalNumber: text, Phone: text, Birthdate: optional(text), LicensePlateNumber: optional(text) };

/** Asks the registers who the customer is. The plate goes along where the line has one. */
export async function checkCustomer(
  http: HttpLayer,
  line: LineKey,
  model: Readonly<Record<string, unknown>>,
): Promise<CustomerCheck> {
  const reply = await http.call('amlCheck', { Querytype: line, ...readAnswers(model, asked) });
  switch (reply?.StatusCode) {
    case outcomes.verified.code:
      return { kind: 'found' };
    case outcomes.birthdateRequired.code:
      return { kind: 'birthdate', toast: { kind: 'warning', text: reply.Message } };
    case outcomes.step.code:
      return { kind: 'unproven' };
    default:
      return { kind: 'failed', toast: failureToast(reply), trouble: troubleOf(reply, model) };
  }
}
