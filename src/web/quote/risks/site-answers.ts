import { optional, readAnswers, text } from '#catalog/fields/read-answers.ts';
import type { QuoteModel } from '../kept-model.ts';

const asked = { Email: optional(text), ReferenceCode: optional(text) };

/** What the site's flags had the first step ask, whatever is insured. */
export const siteAnswersOf = (model: QuoteModel) => readAnswers(model, asked);
