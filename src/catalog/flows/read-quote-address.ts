import type { LineKey } from '#domain/lines.ts';
import { resolveLineKey } from '../lines/index.ts';
import type { QuotePage } from '../pages/page.ts';
import { linesQuotedOn, quoteOf, quotePages } from '../pages/quotes.ts';
import { quotePathOf } from './quote-address.ts';
import { firstPlace, openedPlace, type QuotePlace } from './quote-place.ts';
import { quoteQuery, stepWords, variantMark } from './quote-words.ts';
import { questionSteps } from './steps.ts';
import { type LineVariant, ownTexts, type QuotedLine } from './variants.ts';

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const linkToken = /^[\w-]{22,64}$/;
const orderReference = /^[A-Z0-9]{12,20}$/;

/** Places that a link in a message or from a friend names. */
const behindLinks = ['shared', 'own', 'renewal'] as const;

/** Places that the quotation alone names. */
const atQuotation = ['offers', 'compare', 'addOns', 'payment'] as const;

/** Whoever follows such an address may have paid: it is never taken for the first step. */
function readResult(query: URLSearchParams): QuotePlace {
  const [headerGuid, reference] = [query.get(quoteQuery.quotation) ?? '', query.get(quoteQuery.order) ?? ''];
  const isWhole = guid.test(headerGuid) && orderReference.test(reference);
  if (!isWhole) return { kind: 'lostResult' };
  const token = query.get(quoteQuery.own) ?? '';
  return { kind: 'result', headerGuid, reference, token: linkToken.test(token) ? token : undefined };
}

/** Reads the place from a query string; what cannot be read is the first step. */
export function readPlace(line: LineKey, query: URLSearchParams): QuotePlace {
  const word = query.get(quoteQuery.step);
  if (word === stepWords.result || (word === null && query.has(quoteQuery.order))) return readResult(query);
  for (const kind of behindLinks) {
    const token = query.get(quoteQuery[kind]);
    if (token !== null) return linkToken.test(token) ? { kind, token } : firstPlace;
  }
  const quote = quoteOf(line);
  const step = questionSteps(quote).find((known) => known.word === word)?.key;
  const headerGuid = query.get(quoteQuery.quotation);
  if (headerGuid === null) return step ? { kind: 'questions', step, headerGuid: undefined } : firstPlace;
  if (!guid.test(headerGuid)) return firstPlace;
  const kind = atQuotation.find((known) => stepWords[known] === word);
  if (kind) return { kind, headerGuid };
  return step ? { kind: 'questions', step, headerGuid } : openedPlace(quote, headerGuid);
}

function readLine(page: QuotePage, query: URLSearchParams): LineVariant {
  const asked = resolveLineKey(query.get(quoteQuery.line) ?? '');
  const line = asked && linesQuotedOn(page).includes(asked) ? asked : page.line;
  const { variants } = quoteOf(line);
  const variant = variants === 'none' ? undefined : variants.find(({ key }) => query.get(key) === variantMark)?.key;
  return { line, variant };
}

/** What is quoted on a page; what is unknown in its query falls back to the page's own line. */
export function readQuoted(page: QuotePage, query: URLSearchParams): QuotedLine {
  const quoted = readLine(page, query);
  return { ...quoted, page, texts: ownTexts(quoted), quotePath: quotePathOf(quoted) };
}

/** What is quoted at an address; undefined where no quote page stands. */
export function findQuoted(path: string, query: URLSearchParams): QuotedLine | undefined {
  const page = quotePages.find((known) => known.path === path);
  return page && readQuoted(page, query);
}

/** The same where one is known to stand. */
export function quotedAt(path: string, query: URLSearchParams): QuotedLine {
  const quoted = findQuoted(path, query);
  if (!quoted) throw new RangeError(`No quotation runs at ${path}`);
  return quoted;
}
