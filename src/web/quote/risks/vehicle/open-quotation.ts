import { optional, readAnswers, text } from '#catalog/fields/read-answers.ts';
import { wireLineOf } from '#contracts/calls/line-variant.ts';
import { outcomes } from '#contracts/outcomes.ts';
import type { HttpLayer } from '../../../http/http-layer.ts';
import { notOpened } from '../replies.ts';
import type { Opening, OpeningQuestion } from '../risk-flow.ts';
import { siteAnswersOf } from '../site-answers.ts';

const asked = { NationalNumber: text, Phone: text, Birthdate: optional(text), LicensePlateNumber: optional(text) };
const searchedBy = { LicencePermitNo: optional(text), AsbisNo: optional(text) };

/** Asks the registers for the vehicle and its owner, which opens the quotation. */
export async function openQuotation(http: HttpLayer, question: OpeningQuestion): Promise<Opening<'vehicle'>> {
  const { quoted, model, identifiers, headerGuid } = question;
  const person = readAnswers(model, asked);
  const reply = await http.call('vehicleQueryInfo', {
    ...wireLineOf(quoted),
    ...person,
    ...siteAnswersOf(model),
    ...(headerGuid ? { HeaderGuid: headerGuid } : {}),
    ...readAnswers(identifiers, searchedBy),
  });
  if (reply?.StatusCode !== outcomes.ok.code) return notOpened(reply);
  const begun = { ...wireLineOf(quoted), Phone: person.Phone, Answers: null, Insured: null, PriceCeiling: null };
  return { kind: 'opened', quotation: { kind: 'vehicle', ...begun, ...reply.Data } };
}
