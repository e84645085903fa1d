import type { QuoteRequest } from '#ports/insurer.ts';
import { type Spelling, spellQuestion } from './fields/index.ts';
import { turkishFields } from './turkish-fields.ts';
import type { XmlContent } from './xml.ts';

/** A question as the XML insurers take it: an element for each field, and a list with an element for each item. */
export function xmlQuestion(request: QuoteRequest, spelling: Spelling<string>): XmlContent {
  const { question, customer, risk, groups, options } = spellQuestion(request, spelling);
  const lists = groups.map(({ turkish, turkishItem, items }) => [turkish, { [turkishItem]: items.map(turkishFields) }]);
  return {
    ...turkishFields([...question, ...customer, ...risk]),
    ...Object.fromEntries(lists),
    secenekler: { secenek: options.map(([ad, deger]) => ({ ad, deger })) },
  };
}
