import type { LineKey, VariantKey } from '#domain/lines.ts';
import { resolveLineKey } from '../lines/index.ts';
import type { Variant } from '../lines/line.ts';
import type { PagePath, QuotePage } from '../pages/page.ts';
import { linesQuotedOn, quoteOf, quotePageOf } from '../pages/quotes.ts';

/** What exactly is quoted on a quote page: its own line, or a guest line named in the query string. */
export type QuoteVariant = {
  readonly line: LineKey;
  readonly secondHand: boolean;
  readonly page: QuotePage;
  /** Heading and lead of a variant that is not the page's own. */
  readonly texts: { readonly heading: string; readonly lead: string } | undefined;
  /** The address of this variant, to post to and to link. */
  readonly quotePath: PagePath;
};

function guestLine(page: QuotePage, asked: string | null): LineKey {
  const line = resolveLineKey(asked ?? '');
  return line && linesQuotedOn(page).includes(line) ? line : page.line;
}

function addressOf(page: QuotePage, line: LineKey, secondHand: boolean): PagePath {
  if (secondHand) return `${page.path}?line=${line}&secondHand=1`;
  return line === page.line ? page.path : `${page.path}?line=${line}`;
}

/** Names the link of a reminder in the address of a quote page. */
export const renewalName = 'yenileme';

/** Where a line is quoted: on its own page, or as a guest of another. */
export function quotePathOf(line: LineKey, secondHand: boolean): PagePath {
  return addressOf(quotePageOf(line), line, secondHand);
}

/** A variant of a line, where it has one of that name. */
export function variantOf(line: LineKey, key: VariantKey): Variant | undefined {
  const { variants } = quoteOf(line);
  return variants === 'none' ? undefined : variants.find((variant) => variant.key === key);
}

function textsOf(line: LineKey, variant: Variant | undefined): QuoteVariant['texts'] {
  const { at } = quoteOf(line);
  return variant ?? ('guestOf' in at ? at : undefined);
}

/** Reads the variant from a query string; what is unknown falls back to the page's own line. */
export function readVariant(page: QuotePage, query: URLSearchParams): QuoteVariant {
  const line = guestLine(page, query.get('line'));
  const variant = query.get('secondHand') === '1' ? variantOf(line, 'secondHand') : undefined;
  const secondHand = variant !== undefined;
  return { line, secondHand, page, texts: textsOf(line, variant), quotePath: addressOf(page, line, secondHand) };
}
