import { wireLineOf } from '#contracts/calls/line-variant.ts';
import { outcomes } from '#contracts/outcomes.ts';
import type { HttpLayer } from '../../../http/http-layer.ts';
import { failureToast } from '../../../ui/toasts/reply-toast.ts';
import type { Opening, OpeningQuestion } from '../risk-flow.ts';

/** Asks the registers for the vehicle and its owner, which opens the quotation. */
export async function openQuotation(http: HttpLayer, question: OpeningQuestion): Promise<Opening> {
  const { quoted, model, identifiers, headerGuid } = question;
  const { NationalNumber, Phone, Birthdate, LicensePlateNumber } = model;
  const reply = await http.call('vehicleQueryInfo', {
    ...wireLineOf(quoted),
    NationalNumber,
    Phone,
    LicensePlateNumber,
    ...(Birthdate ? { Birthdate } : {}),
    ...(headerGuid ? { HeaderGuid: headerGuid } : {}),
    ...identifiers,
  });
  switch (reply?.StatusCode) {
    case outcomes.ok.code: {
      const asked = { ...wireLineOf(quoted), Phone: String(Phone), Answers: null };
      return { kind: 'opened', quotation: { ...asked, ...reply.Data } };
    }
    case outcomes.birthdateRequired.code:
      return { kind: 'birthdate', toast: { kind: 'warning', text: reply.Message } };
    case outcomes.step.code:
      return { kind: 'unproven' };
    default:
      return { kind: 'failed', toast: failureToast(reply) };
  }
}
