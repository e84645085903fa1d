import { z } from 'zod';
import { quotePages } from '#catalog/pages/quotes.ts';
import { orderReference } from '#contracts/calls/payment.ts';
import { resultToken } from '#contracts/calls/result.ts';
import { lineKeys } from '#domain/lines.ts';
import type { CallData } from '../http/http-layer.ts';

/** Where a bank's page sends the browser back to; the name of the provider follows. */
export const paymentReturnPath = '/odeme/donus';

/** Where the return leads: the link is opened there and leaves the address. */
export const resultLinkPath = '/odeme/sonuc';

const linkQuery = z.object({
  anahtar: resultToken,
  line: z.enum(lineKeys),
  secondHand: z.literal('1').optional(),
  teklif: z.uuid(),
  siparis: orderReference,
});
export type ResultLink = z.infer<typeof linkQuery>;

export function resultLinkAddress(returned: CallData<'paymentReturn'>): string {
  const { ResultToken, QueryType, SecondHand, HeaderGuid, OrderReference } = returned;
  const query = new URLSearchParams({ anahtar: ResultToken, line: QueryType });
  if (SecondHand) query.set('secondHand', '1');
  query.set('teklif', HeaderGuid);
  query.set('siparis', OrderReference);
  return `${resultLinkPath}?${query}`;
}

export function readResultLink(query: unknown): ResultLink | undefined {
  return linkQuery.safeParse(query).data;
}

/** The quote page of a line at its result step. */
export function resultPath({ line, secondHand, teklif, siparis }: Omit<ResultLink, 'anahtar'>): string {
  const own = quotePages.find((page) => page.line === line);
  const query = new URLSearchParams(own ? {} : { line });
  if (secondHand) query.set('secondHand', '1');
  for (const [name, value] of Object.entries({ teklif, adim: 'sonuc', siparis })) query.set(name, value);
  return `${own?.path ?? '/trafik/teklif'}?${query}`;
}
