import { quotePathOf } from '../flows/quote-address.ts';
import { lines } from '../lines/index.ts';
import type { MenuLink } from './page.ts';
import { linesWithPage } from './quotes.ts';

/** Lines that no product page sells: only a link to their quotation leads to them. */
export const quoteLinks: readonly MenuLink[] = linesWithPage
  .filter((line) => lines[line].products.length === 0)
  .map((line) => ({ path: quotePathOf({ line, variant: undefined }), menuName: lines[line].name }));
