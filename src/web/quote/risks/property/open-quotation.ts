import { flag, optional, readAnswers, text } from '#catalog/fields/read-answers.ts';
import { outcomes } from '#contracts/outcomes.ts';
import type { HttpLayer } from '../../../http/http-layer.ts';
import { notOpened } from '../replies.ts';
import type { Opening, OpeningQuestion } from '../risk-flow.ts';
import { siteAnswersOf } from '../site-answers.ts';

const asked = { NationalNumber: text, Phone: text, Birthdate: optional(text) };
const searchedBy = { UAVTNumber: optional(text), OldPolicyNo: optional(text), RegisteredAddress: optional(flag) };

/** Asks the registers for the address, the building and its owner, which opens the quotation. */
export async function openQuotation(http: HttpLayer, question: OpeningQuestion): Promise<Opening<'property'>> {
  const { quoted, model, identifiers, headerGuid } = question;
  // The register of addresses may want a birth date that the first step did not.
  const person = readAnswers({ ...model, ...identifiers }, asked);
  const reply = await http.call('propertyQueryInfo', {
    QueryType: quoted.line,
    ...person,
    ...siteAnswersOf(model),
    ...(headerGuid ? { HeaderGuid: headerGuid } : {}),
    ...readAnswers(identifiers, searchedBy),
  });
  if (reply?.StatusCode !== outcomes.ok.code) return notOpened(reply);
  const begun = {
    QueryType: quoted.line,
    SecondHand: false,
    Phone: person.Phone,
    Answers: null,
    Insured: null,
    OfficialPrice: null,
  } as const;
  return { kind: 'opened', quotation: { kind: 'property', ...begun, ...reply.Data } };
}
