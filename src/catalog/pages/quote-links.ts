import { quotePathOf } from '../flows/quote-address.ts';
import { lines } from '../lines/index.ts';
import type { PagePath } from './page.ts';
import { linesWithPage } from './quotes.ts';

/** Where a line is quoted, under the name by which people look for it. */
export type QuoteLink = { readonly path: PagePath; readonly menuName: string };

/** Lines that no product page sells: only a link to their quotation leads to them. */
export const quoteLinks: readonly QuoteLink[] = linesWithPage
  .filter((line) => lines[line].products.length === 0)
  .map((line) => ({ path: quotePathOf({ line, variant: undefined }), menuName: lines[line].name }));
