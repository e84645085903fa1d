import { browserHttp } from '../../../http/browser-http.ts';
import type { RiskCalls } from '../risk-flow.ts';
import { askOffers } from './ask-offers.ts';
import { carryAnswers } from './kept-answers.ts';
import { openQuotation } from './open-quotation.ts';

export const vehicleCalls: RiskCalls = {
  open: (question) => openQuotation(browserHttp, question),
  ask: (filled) => askOffers(browserHttp, filled),
  carryAnswers,
};
