import type { PagePath } from '../pages/page.ts';
import { linesQuotedOn, quoteOf, quotePages } from '../pages/quotes.ts';
import { quotePathOf } from './quote-address.ts';
import type { LineVariant } from './variants.ts';

export type GuestLink = { readonly question: string; readonly link: string; readonly path: PagePath };

/** The guests of a page that people look for on it, told in the first step of the page's own line. */
export function guestLinks({ line, variant }: LineVariant): readonly GuestLink[] {
  const page = quotePages.find((known) => known.line === line);
  if (!page || variant !== undefined) return [];
  return linesQuotedOn(page).flatMap((guest) => {
    const { at } = quoteOf(guest);
    return 'guestOf' in at && at.hint !== 'none'
      ? { ...at.hint, path: quotePathOf({ line: guest, variant: undefined }) }
      : [];
  });
}
