import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { deviceForm } from '#catalog/risks/device/form.ts';
import { browserHttp } from '../../../http/browser-http.ts';
import type { RiskCalls } from '../risk-flow.ts';
import { carryAnswers } from '../thing/kept-answers.ts';
import { askOffers } from './ask-offers.ts';
import { openQuotation } from './open-quotation.ts';

export const deviceCalls: RiskCalls<'device'> = {
  async open(question) {
    const opening = await openQuotation(browserHttp, question);
    if (opening.kind === 'opened')
      carryAnswers(fieldsOf(deviceForm), question.headerGuid, opening.quotation.HeaderGuid);
    return opening;
  },
  ask: (filled) => askOffers(browserHttp, filled),
};
