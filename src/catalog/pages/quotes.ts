import type { LineKey } from '#domain/lines.ts';
import { lines, linesOnMenu } from '../lines/index.ts';
import type { Quote } from '../lines/line.ts';
import type { QuotePage } from './page.ts';

/** How a line is quoted. What is sold beside others only is quoted on no page. */
export function quoteOf(line: LineKey): Quote {
  const { quote } = lines[line];
  if (quote === 'addOn') throw new RangeError(`${line} is quoted on no page`);
  return quote;
}

/** Lines that are quoted on some page. */
export const linesWithPage = linesOnMenu.filter((line) => lines[line].quote !== 'addOn');

export const quotePages: readonly QuotePage[] = linesWithPage.flatMap((line) => {
  const { at } = quoteOf(line);
  if ('guestOf' in at) return [];
  return { path: at.path, slug: at.path.slice(1), line, call: at.call, kind: 'quote', access: 'everyone' };
});

/** The page on which a line is quoted, its own or that of the line whose guest it is. */
export function quotePageOf(line: LineKey): QuotePage {
  const { at } = quoteOf(line);
  const host = 'guestOf' in at ? at.guestOf : line;
  const page = quotePages.find((known) => known.line === host);
  if (!page) throw new RangeError(`${line} is the guest of a line without a page`);
  return page;
}

/** Lines that are quoted on a page: its own, and its guests, which are named in its query string. */
export function linesQuotedOn(page: QuotePage): readonly LineKey[] {
  return linesWithPage.filter((line) => quotePageOf(line) === page);
}
