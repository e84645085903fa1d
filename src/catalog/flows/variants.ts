import { type LineKey, resolveLineKey } from '#domain/lines.ts';
import { variantTexts } from '#messages/quote.ts';
import type { PagePath, QuotePage } from '../pages/page.ts';
import { productPages } from '../pages/products.ts';
import { guestLinesOfTraffic, quotePages } from '../pages/quotes.ts';

/** What exactly is quoted on a quote page: its own line, or a guest line named in the query string. */
export type QuoteVariant = {
  readonly line: LineKey;
  readonly secondHand: boolean;
  /** Heading and lead of a variant that is not the page's own. */
  readonly texts: { readonly heading: string; readonly lead: string } | undefined;
  /** The address of this variant, to post to and to link. */
  readonly quotePath: PagePath;
  readonly productPath: PagePath;
};

const texts: Partial<Record<LineKey, { heading: string; lead: string }>> = {
  imm: variantTexts.imm,
  yesilKart: variantTexts.yesilKart,
  galericikisatrafik: variantTexts.galericikisatrafik,
  yabanciTrafik: variantTexts.yabanciTrafik,
};

function guestLine(page: QuotePage, asked: string | null): LineKey {
  const line = resolveLineKey(asked ?? '');
  return page.line === 'trafik' && line && guestLinesOfTraffic.includes(line) ? line : page.line;
}

function addressOf(page: QuotePage, line: LineKey, secondHand: boolean): PagePath {
  if (secondHand) return `${page.path}?line=${line}&secondHand=1`;
  return line === page.line ? page.path : `${page.path}?line=${line}`;
}

/** Names the link of a reminder in the address of a quote page. */
export const renewalName = 'yenileme';

/** Where a line is quoted: on its own page, or as a guest of the traffic page. */
export function quotePathOf(line: LineKey, secondHand: boolean): PagePath {
  const page =
    quotePages.find((known) => known.line === line) ??
    (guestLinesOfTraffic.includes(line) ? quotePages.find((known) => known.line === 'trafik') : undefined);
  if (!page) throw new RangeError(`${line} is quoted on no page`);
  return addressOf(page, line, secondHand);
}

/** Reads the variant from a query string; what is unknown falls back to the page's own line. */
export function readVariant(page: QuotePage, query: URLSearchParams): QuoteVariant {
  const line = guestLine(page, query.get('line'));
  const secondHand = line === 'trafik' && query.get('secondHand') === '1';
  const quotePath = addressOf(page, line, secondHand);
  const product =
    productPages.find((known) => known.quotePath === quotePath) ??
    productPages.find((known) => known.quotePath === page.path);
  return {
    line,
    secondHand,
    texts: secondHand ? variantTexts.secondHand : texts[line],
    quotePath,
    productPath: product?.path ?? '/',
  };
}
