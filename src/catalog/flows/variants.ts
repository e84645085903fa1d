import type { LineKey, VariantKey } from '#domain/lines.ts';
import type { Variant } from '../lines/line.ts';
import type { PagePath, QuotePage } from '../pages/page.ts';
import { quoteOf } from '../pages/quotes.ts';

/** A line, and the circumstances under which it is sold where they are not the usual ones. */
export type LineVariant = { readonly line: LineKey; readonly variant: VariantKey | undefined };

/** What exactly is quoted on a quote page: its own line, or a guest line named in the query string. */
export type QuotedLine = LineVariant & {
  readonly page: QuotePage;
  /** Heading and lead of what is not the page's own. */
  readonly texts: { readonly heading: string; readonly lead: string } | undefined;
  /** Its address, to post to and to link. */
  readonly quotePath: PagePath;
};

/** A variant of a line, where it has one of that name. */
export function variantOf(line: LineKey, key: VariantKey | undefined): Variant | undefined {
  const { variants } = quoteOf(line);
  return variants === 'none' ? undefined : variants.find((variant) => variant.key === key);
}

/** Heading and lead of a variant or a guest; undefined for what a page is made for. */
export function ownTexts({ line, variant }: LineVariant): QuotedLine['texts'] {
  const { at } = quoteOf(line);
  return variantOf(line, variant) ?? ('guestOf' in at ? at : undefined);
}
