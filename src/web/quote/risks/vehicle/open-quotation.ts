import { optional, readAnswers, text } from '#catalog/fields/read-answers.ts';
import type { QuoteVariant } from '#catalog/flows/variants.ts';
import { outcomes } from '#contracts/outcomes.ts';
import type { HttpLayer } from '../../../http/http-layer.ts';
import { failureToast } from '../../../ui/toasts/reply-toast.ts';
import type { ToastInput } from '../../../ui/toasts/toast-store.ts';
import type { QuoteModel } from '../../kept-model.ts';
import type { Quotation } from './quotation.ts';

export type OpeningQuestion = {
  readonly variant: Pick<QuoteVariant, 'line' | 'secondHand'>;
  /** The first step's answers. */
  readonly model: QuoteModel;
  /** What the vehicle is looked for by. */
  readonly identifiers: QuoteModel;
  /** An open quotation that is looked for again. */
  readonly headerGuid: string | undefined;
};

export type Opening =
  | { readonly kind: 'opened'; readonly quotation: Quotation }
  | { readonly kind: 'birthdate'; readonly toast: ToastInput }
  /** The phone's proof is over: it must be verified again. */
  | { readonly kind: 'unproven' }
  | { readonly kind: 'failed'; readonly toast: ToastInput };

const asked = { NationalNumber: text, Phone: text, Birthdate: optional(text), LicensePlateNumber: optional(text) };
const searchedBy = { LicencePermitNo: optional(text), AsbisNo: optional(text) };

/** Asks the registers for the vehicle and its owner, which opens the quotation. */
export async function openQuotation(http: HttpLayer, question: OpeningQuestion): Promise<Opening> {
  const { variant, model, identifiers, headerGuid } = question;
  const person = readAnswers(model, asked);
  const reply = await http.call('vehicleQueryInfo', {
    QueryType: variant.line,
    SecondHand: variant.secondHand,
    ...person,
    ...(headerGuid ? { HeaderGuid: headerGuid } : {}),
    ...readAnswers(identifiers, searchedBy),
  });
  switch (reply?.StatusCode) {
    case outcomes.ok.code: {
      const begun = {
        QueryType: variant.line,
        SecondHand: variant.secondHand,
        Phone: person.Phone,
        Answers: null,
        Insured: null,
      };
      return { kind: 'opened', quotation: { ...begun, ...reply.Data } };
    }
    case outcomes.birthdateRequired.code:
      return { kind: 'birthdate', toast: { kind: 'warning', text: reply.Message } };
    case outcomes.step.code:
      return { kind: 'unproven' };
    default:
      return { kind: 'failed', toast: failureToast(reply) };
  }
}
