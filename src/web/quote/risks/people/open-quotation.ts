import { oneOf, optional, readAnswers, text } from '#catalog/fields/read-answers.ts';
import type { LineKey } from '#domain/lines.ts';
import type { OpeningQuestion } from '../risk-flow.ts';
import { siteAnswersOf } from '../site-answers.ts';

const words = optional(text);

/** All that a first step may ask of the customer. What a line does not ask is not there. */
const asked = {
  PassportType: optional(oneOf(['1', '2'] as const)),
  NationalNumber: words,
  PassportNumber: words,
  Phone: text,
  Birthdate: words,
  Name: words,
  Surname: words,
  Gender: optional(oneOf(['E', 'K'] as const)),
  Nationality: words,
  CityCode: words,
};

/** What query-info is told of the customer. */
export function openingOf({ quoted, model, headerGuid }: OpeningQuestion) {
  return {
    QueryType: quoted.line,
    ...readAnswers(model, asked),
    ...siteAnswersOf(model),
    ...(headerGuid ? { HeaderGuid: headerGuid } : {}),
  };
}

/** A quotation of which nothing is known but who opened it. */
export function begun(line: LineKey, { model }: Pick<OpeningQuestion, 'model'>) {
  return {
    QueryType: line,
    SecondHand: false as const,
    Phone: text(model.Phone, 'Phone'),
    Answers: null,
    Insured: null,
    People: [],
  };
}
