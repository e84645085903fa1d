import { quoteAddress } from '#catalog/flows/quote-address.ts';
import type { LineVariant } from '#catalog/flows/variants.ts';

/** Where a shared list opens: the quote page of its line, with the token in the query string. */
export function shareAddress(origin: string, { token, ...quoted }: LineVariant & { readonly token: string }): string {
  return new URL(quoteAddress(quoted, { kind: 'shared', token }), origin).href;
}
