import type { OfferDocumentKey } from '#domain/order/sale-document.ts';
import { documentTitles } from '#messages/documents.ts';
import type { OfferRow } from '#ports/quotations.ts';
import { type FetchedDocument, type FetchPorts, fetchOnce } from './fetch-once.ts';
import { pdfFileName } from './file-name.ts';

/** A document an insurer gives with its offer. One made for an earlier price of the same offer is another document. */
export async function offerDocument(
  ports: FetchPorts,
  { id, insurer, offer }: OfferRow,
  key: OfferDocumentKey,
): Promise<FetchedDocument> {
  if (!offer) return { kind: 'unavailable', insurer };
  const { proposalNumber, gross } = offer;
  return fetchOnce(ports, {
    subjectId: id,
    key: `${key}:${proposalNumber}:${gross}`,
    fileName: pdfFileName(documentTitles[key], proposalNumber),
    insurer,
    document: key,
    number: proposalNumber,
  });
}
