import type { Viewer } from '../ports.ts';
import { checkPrice, type PriceCheck } from './check-price.ts';
import type { OrderPorts } from './ports.ts';
import { type Basket, type BasketProblem, type BasketRequest, readBasket } from './read-basket.ts';
import type { DocumentsMissing, SaleDocument } from './sale-documents.ts';
import { readSameRisks, type SameRisks } from './same-risk.ts';

export type PaymentDetailAnswer =
  | BasketProblem
  | DocumentsMissing
  | {
      readonly kind: 'detail';
      readonly basket: Basket;
      readonly price: PriceCheck;
      readonly documents: readonly SaleDocument[];
      /** What insures already what is about to be bought. */
      readonly sameRisks: SameRisks;
    };

/** What will be paid for, at the price the insurers ask now, with the documents to read before. */
export async function readPaymentDetail(
  ports: OrderPorts,
  request: BasketRequest,
  viewer: Viewer,
): Promise<PaymentDetailAnswer> {
  const asked = await readBasket(ports, request, viewer);
  if (asked.kind !== 'basket') return asked;
  const price = await checkPrice(ports, asked.basket);
  const current = price.kind === 'changed' ? await readBasket(ports, request, viewer) : asked;
  if (current.kind !== 'basket') return current;
  const gathered = await ports.saleDocuments(current.basket.offers);
  if (gathered.kind === 'unavailable') return { kind: 'documentsMissing', offer: gathered.offer };
  const { quotation, offers } = current.basket;
  const sameRisks = await readSameRisks(ports, { quotation, lines: offers.map(({ line }) => line) }, viewer);
  return { kind: 'detail', basket: current.basket, price, documents: gathered.documents, sameRisks };
}
