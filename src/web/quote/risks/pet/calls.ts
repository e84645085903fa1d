import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { petForm } from '#catalog/risks/pet/form.ts';
import { browserHttp } from '../../../http/browser-http.ts';
import type { RiskCalls } from '../risk-flow.ts';
import { carryAnswers } from '../thing/kept-answers.ts';
import { askOffers } from './ask-offers.ts';
import { openQuotation } from './open-quotation.ts';

export const petCalls: RiskCalls<'pet'> = {
  async open(question) {
    const opening = await openQuotation(browserHttp, question);
    if (opening.kind === 'opened') carryAnswers(fieldsOf(petForm), question.headerGuid, opening.quotation.HeaderGuid);
    return opening;
  },
  ask: (filled) => askOffers(browserHttp, filled),
};
