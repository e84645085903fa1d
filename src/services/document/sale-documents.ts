import { lines } from '#catalog/lines/index.ts';
import { type OfferDocumentKey, saleDocumentKey } from '#domain/order/sale-document.ts';
import { documentOf, documentTitles } from '#messages/documents.ts';
import type { OfferRow } from '#ports/quotations.ts';
import type { SaleDocument, SaleDocuments } from '../order/sale-documents.ts';
import { keepDistanceSales } from './distance-sales.ts';
import type { FetchedDocument } from './fetch-once.ts';
import { offerDocument } from './offer-document.ts';
import { type DocumentPorts, insurerName } from './ports.ts';

type Ports = Pick<DocumentPorts, 'clock' | 'content' | 'contractTexts' | 'documents' | 'insurers' | 'panel'>;

function listed(
  ports: Ports,
  { id, insurer, line }: OfferRow,
  { key, fetched }: { readonly key: OfferDocumentKey; readonly fetched: FetchedDocument },
): readonly SaleDocument[] {
  if (fetched.kind === 'unavailable') return [];
  const title = documentOf(documentTitles[key], insurerName(ports, insurer), lines[line].name);
  const named = saleDocumentKey({ kind: key, offerId: id });
  return [{ key: named, title, hash: fetched.document.hash, mustAccept: key === 'informationForm' }];
}

/**
 * The texts to read before paying. Without every insurer's information form nothing may be sold; an offer's own PDF is
 * a courtesy beside the same figures on the page, and may be missing.
 */
export async function saleDocuments(ports: Ports, basket: readonly OfferRow[]): Promise<SaleDocuments> {
  const gathered = await Promise.all(
    basket.map(async (row) => {
      const [form, offer] = await Promise.all([
        offerDocument(ports, row, 'informationForm'),
        offerDocument(ports, row, 'offer'),
      ]);
      return { row, form, offer };
    }),
  );
  const missing = gathered.find(({ form }) => form.kind === 'unavailable');
  if (missing) return { kind: 'unavailable', offer: missing.row };
  const contract: SaleDocument = {
    key: saleDocumentKey({ kind: 'distanceSales' }),
    title: documentTitles.distanceSales,
    hash: (await keepDistanceSales(ports)).hash,
    mustAccept: true,
  };
  const forms = gathered.flatMap(({ row, form }) => listed(ports, row, { key: 'informationForm', fetched: form }));
  const offers = gathered.flatMap(({ row, offer }) => listed(ports, row, { key: 'offer', fetched: offer }));
  return { kind: 'documents', documents: [...forms, contract, ...offers] };
}
