import { readSaleDocumentKey, type SaleDocumentKey } from '#domain/order/sale-document.ts';
import type { CallRequest } from '../http/http-layer.ts';
import { basketModel } from './basket-ids.ts';
import type { PaymentView } from './payment-view.ts';

type Sale = Pick<PaymentView, 'items' | 'count'>;

/** How a text before the payment is asked for: our contract for what is about to be paid, the others by their offer. */
export function documentModel(key: SaleDocumentKey, { items, count }: Sale): CallRequest<'getPdf'> {
  const document = readSaleDocumentKey(key);
  if (document.kind !== 'distanceSales') return { DocumentKey: document.kind, OfferGuid: document.offerId };
  const [main, ...addOns] = items.map(({ offerId }) => offerId);
  return { DocumentKey: document.kind, ...(main === undefined ? {} : basketModel([main, ...addOns], count)) };
}
