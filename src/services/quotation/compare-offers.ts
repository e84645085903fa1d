import { mostCompared } from '#domain/quote/comparison.ts';
import type { OfferRow } from '#ports/quotations.ts';
import type { Viewer } from '../ports.ts';
import { readOffersOf } from './read-offers.ts';
import type { AccessPorts, NoAccess } from './read-quotation.ts';

export type Comparison =
  | NoAccess
  | { readonly kind: 'none' | 'tooMany' }
  /** In the order in which they were asked for. */
  | { readonly kind: 'offers'; readonly rows: readonly OfferRow[] };

/** Chosen offers of the visitor's own quotation; one that is not among them makes the whole question unknown. */
export async function compareOffers(
  ports: AccessPorts,
  { headerGuid, offerIds }: { readonly headerGuid: string; readonly offerIds: readonly string[] },
  viewer: Viewer,
): Promise<Comparison> {
  const ids = [...new Set(offerIds)];
  if (ids.length === 0) return { kind: 'none' };
  if (ids.length > mostCompared) return { kind: 'tooMany' };
  const access = await readOffersOf(ports, { headerGuid, offerIds: ids }, viewer);
  return access.kind === 'found' ? { kind: 'offers', rows: access.offers } : access;
}
