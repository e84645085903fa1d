import { optional, readAnswers, text } from '#catalog/fields/read-answers.ts';
import { wireLineOf } from '#contracts/calls/line-variant.ts';
import { outcomes } from '#contracts/outcomes.ts';
import type { HttpLayer } from '../../../http/http-layer.ts';
import { failureToast } from '../../../ui/toasts/reply-toast.ts';
import type { Opening, OpeningQuestion } from '../risk-flow.ts';

const asked = { NationalNumber: text, Phone: text, Birthdate: optional(text), LicensePlateNumber: optional(text) };
const searchedBy = { LicencePermitNo: optional(text), AsbisNo: optional(text) };

/** Asks the registers for the vehicle and its owner, which opens the quotation. */
export async function openQuotation(http: HttpLayer, question: OpeningQuestion): Promise<Opening> {
  const { quoted, model, identifiers, headerGuid } = question;
  const person = readAnswers(model, asked);
  const reply = await http.call('vehicleQueryInfo', {
    ...wireLineOf(quoted),
    ...person,
    ...(headerGuid ? { HeaderGuid: headerGuid } : {}),
    ...readAnswers(identifiers, searchedBy),
  });
  switch (reply?.StatusCode) {
    case outcomes.ok.code: {
      const begun = { ...wireLineOf(quoted), Phone: person.Phone, Answers: null, Insured: null };
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
