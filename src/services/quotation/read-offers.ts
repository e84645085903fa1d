import type { AskedOffer, Quotation } from '#ports/quotations.ts';
import { nobodysId } from '../nobodys-keys.ts';
import type { Viewer } from '../ports.ts';
import { type AccessPorts, type NoAccess, readQuotation } from './read-quotation.ts';

export type OffersAccess =
  | {
      readonly kind: 'found';
      readonly quotation: Quotation;
      /** In the order in which they were named. */
      readonly offers: readonly [AskedOffer, ...AskedOffer[]];
    }
  | NoAccess;

/** Offers for whoever may see the one quotation they belong to; those of several are nobody's. */
export async function readOffers(
  ports: AccessPorts,
  ids: readonly [string, ...string[]],
  viewer: Viewer,
): Promise<OffersAccess> {
  const wanted = [...new Set(ids)];
  const rows = await ports.quotations.offers(wanted);
  const [first, ...others] = wanted.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  // The first of those that were named says whose they are, and not the first of those that are there.
  const main = first?.id === ids[0] ? first : undefined;
  const access = await readQuotation(ports, main?.quotationId ?? nobodysId, viewer);
  if (access.kind !== 'found') return access;
  const isWhole = others.length + 1 === wanted.length && others.every((row) => row.quotationId === main?.quotationId);
  return main && isWhole ? { ...access, offers: [main, ...others] } : { kind: 'notFound' };
}

/** Offers of a quotation that is named with them. */
export async function readOffersOf(
  ports: AccessPorts,
  { headerGuid, offerIds }: { readonly headerGuid: string; readonly offerIds: readonly string[] },
  viewer: Viewer,
): Promise<
  { readonly kind: 'found'; readonly quotation: Quotation; readonly offers: readonly AskedOffer[] } | NoAccess
> {
  const access = await readQuotation(ports, headerGuid, viewer);
  if (access.kind !== 'found') return access;
  const rows = await ports.quotations.offers(offerIds);
  const offers = offerIds.flatMap((id) => rows.find((row) => row.id === id && row.quotationId === headerGuid) ?? []);
  return offers.length === offerIds.length ? { ...access, offers } : { kind: 'notFound' };
}
