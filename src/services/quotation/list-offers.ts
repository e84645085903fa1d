import type { RiskKind } from '#domain/risks/risk.ts';
import type { OfferChanges } from '#ports/quotations.ts';
import type { Viewer } from '../ports.ts';
import { type AccessPorts, type NoAccess, readQuotation } from './read-quotation.ts';

export type OfferListing = OfferChanges & { readonly headerGuid: string };

export type ListAnswer =
  | NoAccess
  | { readonly kind: 'notAsked'; readonly risk: RiskKind }
  | { readonly kind: 'listed'; readonly listing: OfferListing };

type FeedCursor = { readonly round: number; readonly revision: number };

export function writeCursor({ round, revision }: FeedCursor): string {
  return `${round}.${revision}`;
}

/** Undefined for what is no cursor of ours: who brings one is told everything. */
export function readCursor(cursor: string | undefined): FeedCursor | undefined {
  const match = /^(\d{1,9})\.(\d{1,15})$/.exec(cursor ?? '');
  return match ? { round: Number(match[1]), revision: Number(match[2]) } : undefined;
}

/** What changed after a cursor in the offers of the visitor's own quotation. */
export async function readOfferList(
  ports: AccessPorts,
  { headerGuid, cursor }: { readonly headerGuid: string; readonly cursor: string | undefined },
  viewer: Viewer,
): Promise<ListAnswer> {
  const access = await readQuotation(ports, headerGuid, viewer);
  if (access.kind !== 'found') return access;
  const changes = await ports.quotations.changes(headerGuid, readCursor(cursor));
  return changes
    ? { kind: 'listed', listing: { ...changes, headerGuid } }
    : { kind: 'notAsked', risk: access.quotation.found.kind };
}
