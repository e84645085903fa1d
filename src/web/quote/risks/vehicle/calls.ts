import { browserHttp } from '../../../http/browser-http.ts';
import { askOffers } from './ask-offers.ts';
import { carryAnswers } from './kept-answers.ts';
import { type OpeningQuestion, openQuotation } from './open-quotation.ts';

/** What the second step sends from the browser, loaded when it is reached. */
export const vehicleCalls = {
  open: (question: OpeningQuestion) => openQuotation(browserHttp, question),
  ask: (filled: Parameters<typeof askOffers>[1]) => askOffers(browserHttp, filled),
  carryAnswers,
} as const;
