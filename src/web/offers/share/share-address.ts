import { placeAddress } from '#catalog/flows/quote-place.ts';
import { quotePathOf } from '#catalog/flows/variants.ts';
import type { LineKey } from '#domain/lines.ts';

type SharedQuote = { readonly line: LineKey; readonly secondHand: boolean; readonly token: string };

/** Where a shared list opens: the quote page of its line, with the token in the query string. */
export function shareAddress(origin: string, { line, secondHand, token }: SharedQuote): string {
  return new URL(placeAddress(quotePathOf(line, secondHand), { kind: 'shared', token }), origin).href;
}
