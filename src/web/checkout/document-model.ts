import { readSaleDocumentKey, type SaleDocumentKey } from '#domain/order/sale-document.ts';
import type { CallRequest } from '../http/http-layer.ts';

/** How a text before the payment is asked for: its kind, and the offer it belongs to where it has one. */
export function documentModel(key: SaleDocumentKey): CallRequest<'getPdf'> {
  const document = readSaleDocumentKey(key);
  return document.kind === 'distanceSales'
    ? { DocumentKey: document.kind }
    : { DocumentKey: document.kind, OfferGuid: document.offerId };
}
