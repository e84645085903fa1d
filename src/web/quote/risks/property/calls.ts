import { istanbulToday } from '#domain/dates.ts';
import { browserHttp } from '../../../http/browser-http.ts';
import type { RiskCalls } from '../risk-flow.ts';
import { askOffers } from './ask-offers.ts';
import { carryAnswers } from './kept-answers.ts';
import { openQuotation } from './open-quotation.ts';

export const propertyCalls: RiskCalls<'property'> = {
  async open(question) {
    const opening = await openQuotation(browserHttp, question);
    if (opening.kind === 'opened') carryAnswers(question.headerGuid, opening.quotation, istanbulToday(new Date()));
    return opening;
  },
  ask: (filled) => askOffers(browserHttp, filled),
};
