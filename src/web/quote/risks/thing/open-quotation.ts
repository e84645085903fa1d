import { optional, readAnswers, text } from '#catalog/fields/read-answers.ts';
import type { OpeningQuestion } from '../risk-flow.ts';

const asked = { NationalNumber: text, Phone: text, Birthdate: optional(text) };

/** What query-info is told of the owner. */
export function openingOf({ quoted, model, headerGuid }: OpeningQuestion) {
  return {
    QueryType: quoted.line,
    ...readAnswers(model, asked),
    ...(headerGuid ? { HeaderGuid: headerGuid } : {}),
  };
}

/** A quotation of which nothing is known but who opened it. */
export function begun({ quoted, model }: Pick<OpeningQuestion, 'quoted' | 'model'>) {
  return {
    QueryType: quoted.line,
    SecondHand: false as const,
    Phone: text(model.Phone, 'Phone'),
    Answers: null,
    Insured: null,
  };
}
