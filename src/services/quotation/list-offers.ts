import type { OfferChanges } from '#ports/quotations.ts';
import { type Caller, visitorOf } from '../ports.ts';
import type { QuotationPorts } from './ports.ts';

export type OfferListing = OfferChanges & { readonly headerGuid: string };

type Place = { readonly round: number; readonly revision: number };

export function writeCursor({ round, revision }: Place): string {
  return `${round}.${revision}`;
}

/** Undefined for what is no cursor of ours: who brings one is told everything. */
export function readCursor(cursor: string | undefined): Place | undefined {
  const match = /^(\d{1,9})\.(\d{1,15})$/.exec(cursor ?? '');
  return match ? { round: Number(match[1]), revision: Number(match[2]) } : undefined;
}

/** What changed after a cursor in the offers of the visitor's own quotation; undefined where there are none for them. */
export async function readOfferList(
  ports: Pick<QuotationPorts, 'quotations' | 'secrets'>,
  { headerGuid, cursor }: { readonly headerGuid: string; readonly cursor: string | undefined },
  caller: Caller,
): Promise<OfferListing | undefined> {
  const quotation = await ports.quotations.find(headerGuid, visitorOf(ports, caller));
  const changes = quotation && (await ports.quotations.changes(headerGuid, readCursor(cursor)));
  return changes && { ...changes, headerGuid };
}
