import type { Files } from '#ports/files.ts';
import type { ReviewHandovers } from '#ports/review-handovers.ts';
import { ownerOf } from '../files/file-owner.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import type { Viewer } from '../ports.ts';
import type { QuotationPorts } from './ports.ts';
import { readOffers } from './read-offers.ts';
import type { AccessPorts, NoAccess } from './read-quotation.ts';

export type SendDocumentsAnswer =
  | Limited
  | NoAccess
  /** The insurer looks no more, or wants to see nothing. */
  | { readonly kind: 'notWanted' }
  /** A file is not theirs, or is kept no longer. */
  | { readonly kind: 'fileMissing' }
  | { readonly kind: 'sending'; readonly count: number };

type Ports = AccessPorts &
  Pick<QuotationPorts, 'limits' | 'limitFactor'> & { readonly files: Files; readonly handovers: ReviewHandovers };

type Wanted = { readonly offerGuid: string; readonly fileGuids: readonly string[] };

/** Has the visitor's files handed on to the insurer that wants to see them. Asked twice, they are handed on once. */
export async function sendReviewDocuments(ports: Ports, wanted: Wanted, viewer: Viewer): Promise<SendDocumentsAnswer> {
  const limited = await keepLimits(ports, 'upload', viewer);
  if (limited) return limited;
  const access = await readOffers(ports, [wanted.offerGuid], viewer);
  if (access.kind !== 'found') return access;
  const [row] = access.offers;
  if (row.state !== 'review' || row.wantedDocuments.length === 0) return { kind: 'notWanted' };
  const now = ports.clock.now();
  const ids = [...new Set(wanted.fileGuids)];
  const owned = await ports.files.ownedBy(ownerOf(ports, viewer), ids, now);
  if (owned.length < ids.length) return { kind: 'fileMissing' };
  return (await ports.handovers.begin(row, ids, now)) ? { kind: 'sending', count: ids.length } : { kind: 'notWanted' };
}
