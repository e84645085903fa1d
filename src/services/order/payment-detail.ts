import { keepLimits, type Limited } from '../keep-limits.ts';
import type { Viewer } from '../ports.ts';
import { checkPrices, type PriceCheck } from './check-price.ts';
import type { OrderPorts } from './ports.ts';
import { type Basket, type BasketProblem, type BasketRequest, readBasket } from './read-basket.ts';
import type { DocumentsMissing, SaleDocument } from './sale-documents.ts';
import { readSameRisks, type SameRisks } from './same-risk.ts';
import { type AlreadyOrdered, otherChoice } from './standing-order.ts';

export type PaymentDetailRequest = BasketRequest & {
  /** Whether what is stored is enough: no insurer is asked for its price or its documents. */
  readonly knownOnly: boolean;
};

export type PaymentDetail = {
  readonly kind: 'detail';
  readonly basket: Basket;
  readonly price: PriceCheck;
  readonly documents: readonly SaleDocument[];
  /** What insures already what is about to be bought. */
  readonly sameRisks: SameRisks;
};

export type PaymentDetailAnswer = Limited | BasketProblem | DocumentsMissing | AlreadyOrdered | PaymentDetail;

function sameRisksOf(ports: OrderPorts, { quotation, offers }: Basket, viewer: Viewer): Promise<SameRisks> {
  return readSameRisks(ports, { quotation, lines: offers.map(({ line }) => line) }, viewer);
}

/** What will be paid for, at the price the insurers ask now, with the documents to read before. */
export async function readPaymentDetail(
  ports: OrderPorts,
  { knownOnly, ...request }: PaymentDetailRequest,
  viewer: Viewer,
): Promise<PaymentDetailAnswer> {
  const limited = await keepLimits(ports, 'paymentDetail', viewer);
  if (limited) return limited;
  const asked = await readBasket(ports, request, viewer);
  if (asked.kind !== 'basket') return asked;
  const ordered = await otherChoice(ports, asked.basket, viewer);
  if (ordered) return ordered;
  if (knownOnly) {
    const { basket } = asked;
    const sameRisks = await sameRisksOf(ports, basket, viewer);
    return { kind: 'detail', basket, price: { kind: 'pending' }, documents: [], sameRisks };
  }
  const check = await checkPrices(ports, asked.basket);
  const current = await readBasket(ports, request, viewer);
  if (current.kind !== 'basket') return current;
  const { basket } = current;
  const oldGross = asked.basket.gross;
  const price = basket.gross === oldGross ? check : ({ kind: 'changed', oldGross } as const);
  const gathered = await ports.saleDocuments(basket.offers);
  if (gathered.kind === 'unavailable') return { kind: 'documentsMissing', offer: gathered.offer };
  const sameRisks = await sameRisksOf(ports, basket, viewer);
  return { kind: 'detail', basket, price, documents: gathered.documents, sameRisks };
}
