import { mostCompared } from '#domain/quote/comparison.ts';
import type { OfferRow } from '#ports/quotations.ts';
import type { Caller } from '../ports.ts';
import type { QuotationPorts } from './ports.ts';
import { readQuotation } from './read-quotation.ts';

export type Comparison =
  | { readonly kind: 'none' | 'tooMany' | 'notFound' }
  /** In the order in which they were asked for. */
  | { readonly kind: 'offers'; readonly rows: readonly OfferRow[] };

/** Chosen offers of the visitor's own quotation; one that is not among them makes the whole question unknown. */
export async function compareOffers(
  ports: Pick<QuotationPorts, 'quotations' | 'secrets'>,
  { headerGuid, offerIds }: { readonly headerGuid: string; readonly offerIds: readonly string[] },
  caller: Caller,
): Promise<Comparison> {
  const ids = [...new Set(offerIds)];
  if (ids.length === 0) return { kind: 'none' };
  if (ids.length > mostCompared) return { kind: 'tooMany' };
  if (!(await readQuotation(ports, headerGuid, caller))) return { kind: 'notFound' };
  const found = await ports.quotations.offers(ids);
  const rows = ids.flatMap((id) => found.find((row) => row.id === id && row.quotationId === headerGuid) ?? []);
  return rows.length === ids.length ? { kind: 'offers', rows } : { kind: 'notFound' };
}
