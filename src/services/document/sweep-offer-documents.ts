import type { DocumentPorts } from './ports.ts';

const dayMs = 86_400_000;
/** How long documents of an offer nobody bought outlive its validity: somebody may still ask what was offered. */
const keptDays = 30;
/** Documents are large, so they go in portions that hold nobody up. */
const mostAtOnce = 500;

/** Forgets the documents of offers that ran out and were never ordered. */
export async function sweepOfferDocuments({
  documents,
  clock,
}: Pick<DocumentPorts, 'clock' | 'documents'>): Promise<void> {
  const validBefore = new Date(clock.now().getTime() - keptDays * dayMs);
  let removed: number;
  do removed = await documents.removeUnordered(validBefore, mostAtOnce);
  while (removed === mostAtOnce);
}
