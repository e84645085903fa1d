import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { tripForm } from '#catalog/risks/trip/form.ts';
import { browserHttp } from '../../../http/browser-http.ts';
import { carryAnswers } from '../people/kept-answers.ts';
import type { RiskCalls } from '../risk-flow.ts';
import { askOffers } from './ask-offers.ts';
import { openQuotation } from './open-quotation.ts';

export const tripCalls: RiskCalls<'trip'> = {
  async open(question) {
    const opening = await openQuotation(browserHttp, question);
    if (opening.kind === 'opened') carryAnswers(fieldsOf(tripForm), question.headerGuid, opening.quotation.HeaderGuid);
    return opening;
  },
  ask: (filled) => askOffers(browserHttp, filled),
};
