import { z } from 'zod';
import { lineWords, quoteAddress } from '#catalog/flows/quote-address.ts';
import { quoteQuery, variantMark } from '#catalog/flows/quote-words.ts';
import type { LineVariant } from '#catalog/flows/variants.ts';
import { linesWithPage } from '#catalog/pages/quotes.ts';
import { lineVariantOf } from '#contracts/calls/line-variant.ts';
import { orderReference } from '#contracts/calls/payment.ts';
import { resultToken } from '#contracts/calls/result.ts';
import type { VariantKey } from '#domain/lines.ts';
import type { CallData } from '../http/http-layer.ts';

/** Where a bank's page sends the browser back to; the name of the provider follows. */
export const paymentReturnPath = '/odeme/donus';

/** Where the return leads: the link is opened there and leaves the address. */
export const resultLinkPath = '/odeme/sonuc';

const tokenName = 'anahtar';
const secondHand: VariantKey = 'secondHand';

const linkQuery = z
  .object({
    [tokenName]: resultToken,
    [quoteQuery.line]: z.enum(linesWithPage),
    [secondHand]: z.literal(variantMark).optional(),
    [quoteQuery.quotation]: z.uuid(),
    [quoteQuery.order]: orderReference,
  })
  .transform((query) => ({
    token: query[tokenName],
    line: query[quoteQuery.line],
    variant: query[secondHand] && secondHand,
    headerGuid: query[quoteQuery.quotation],
    reference: query[quoteQuery.order],
  }));
export type ResultLink = LineVariant & {
  readonly token: string;
  readonly headerGuid: string;
  readonly reference: string;
};

export function resultLinkAddress(returned: CallData<'paymentReturn'>): string {
  const query = new URLSearchParams([
    [tokenName, returned.ResultToken],
    ...lineWords(lineVariantOf(returned)).map(([name, value]) => [name, value]),
    [quoteQuery.quotation, returned.HeaderGuid],
    [quoteQuery.order, returned.OrderReference],
  ]);
  return `${resultLinkPath}?${query}`;
}

export function readResultLink(query: unknown): ResultLink | undefined {
  return linkQuery.safeParse(query).data;
}

/** The quote page of a line at its result step. */
export function resultPath({ headerGuid, reference, ...quoted }: Omit<ResultLink, 'token'>): string {
  return quoteAddress(quoted, { kind: 'result', headerGuid, reference });
}
