import type { LineKey } from '#domain/lines.ts';
import type { PagePath } from '../pages/page.ts';
import { quoteOf, quotePageOf } from '../pages/quotes.ts';
import { openedPlace, type QuotePlace } from './quote-place.ts';
import { quoteQuery, stepWords, variantMark } from './quote-words.ts';
import { questionStep } from './steps.ts';
import type { LineVariant } from './variants.ts';

// Every address of a quotation is written here, for the browser, the bank's return, mails and messages, and read back in
// read-quote-address.ts.

type Words = readonly (readonly [name: string, value: string])[];

/** What names a line, and its variant, in a query. */
export function lineWords({ line, variant }: LineVariant): Words {
  return [[quoteQuery.line, line], ...(variant ? [[variant, variantMark] as const] : [])];
}

const queryOf = (words: Words) => new URLSearchParams(words.map(([name, value]) => [name, value]));

/** Where a line is quoted: on its own page, or as a guest of another. */
export function quotePathOf(quoted: LineVariant): PagePath {
  const page = quotePageOf(quoted.line);
  const isOwn = quoted.line === page.line && quoted.variant === undefined;
  return isOwn ? page.path : `${page.path}?${queryOf(lineWords(quoted))}`;
}

function questionWords(line: LineKey, { step, headerGuid }: Extract<QuotePlace, { kind: 'questions' }>): Words {
  const quote = quoteOf(line);
  const { word } = questionStep(quote, step);
  if (headerGuid === undefined) return [[quoteQuery.step, word]];
  const opened = openedPlace(quote, headerGuid);
  // The step at which a quotation opens goes without a word.
  const isOpening = opened.kind === 'questions' && opened.step === step;
  return [[quoteQuery.quotation, headerGuid], ...(isOpening ? [] : [[quoteQuery.step, word] as const])];
}

function wordsOf(line: LineKey, place: QuotePlace): Words {
  switch (place.kind) {
    case 'first':
      return [];
    case 'questions':
      return questionWords(line, place);
    case 'lostResult':
      return [[quoteQuery.step, stepWords.result]];
    case 'offers':
    case 'compare':
    case 'addOns':
    case 'payment':
      return [
        [quoteQuery.quotation, place.headerGuid],
        [quoteQuery.step, stepWords[place.kind]],
      ];
    case 'result':
      return [
        [quoteQuery.quotation, place.headerGuid],
        [quoteQuery.step, stepWords.result],
        [quoteQuery.order, place.reference],
        ...(place.token === undefined ? [] : [[quoteQuery.own, place.token] as const]),
      ];
    case 'shared':
    case 'own':
    case 'renewal':
      return [[quoteQuery[place.kind], place.token]];
    default:
      return place satisfies never;
  }
}

/** The address of a place, beginning with that of its line. */
export function quoteAddress(quoted: LineVariant, place: QuotePlace): PagePath {
  const words = wordsOf(quoted.line, place);
  const path = quotePathOf(quoted);
  if (words.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${queryOf(words)}`;
}
