import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { healthScreen } from '#catalog/risks/health/screen.ts';
import { browserHttp } from '../../../http/browser-http.ts';
import { carryAnswers } from '../people/kept-answers.ts';
import type { RiskCalls } from '../risk-flow.ts';
import { askOffers } from './ask-offers.ts';
import { openQuotation } from './open-quotation.ts';

export const healthCalls: RiskCalls<'health'> = {
  async open(question) {
    const opening = await openQuotation(browserHttp, question);
    if (opening.kind === 'opened') {
      const { QueryType, HeaderGuid } = opening.quotation;
      carryAnswers(fieldsOf(healthScreen(QueryType)), question.headerGuid, HeaderGuid);
    }
    return opening;
  },
  ask: (filled) => askOffers(browserHttp, filled),
};
