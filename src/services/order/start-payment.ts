import type { Kurus } from '#domain/money.ts';
import { isSettled } from '#domain/order/order-state.ts';
import type { SameRiskReason } from '#domain/policy/same-risk.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import type { NewOrder, Order } from '#ports/orders.ts';
import type { PaymentStart } from '#ports/payment.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { partnerSignal, type Viewer, visitorOf } from '../ports.ts';
import { openOrder } from './open-order.ts';
import { paymentOrder } from './payment-order.ts';
import type { OrderPorts } from './ports.ts';
import { agreedParts, type Basket, type BasketProblem, type BasketRequest, planOf, readBasket } from './read-basket.ts';
import type { DocumentsMissing, SaleDocument } from './sale-documents.ts';
import { describeSameRisks, readSameRisks, reasonsOf, type SameRisks, wantedOf } from './same-risk.ts';
import type { AlreadyOrdered } from './standing-order.ts';

export type StartRequest = BasketRequest & {
  /** What the person saw and agreed to. */
  readonly gross: Kurus;
  readonly email: string;
  /** '<key>:<hash>' of each text the person accepted. */
  readonly accepted: readonly string[];
  /** Why the same is insured a second time, where the person was asked. */
  readonly sameRiskReason?: SameRiskReason | undefined;
};

export type StartAnswer =
  | Limited
  | BasketProblem
  | { readonly kind: 'priceDiffers' | 'notAccepted' | 'bankUnavailable' }
  | DocumentsMissing
  /** Nobody said why this is insured a second time. */
  | { readonly kind: 'sameRisk'; readonly risk: RiskKind; readonly sameRisks: SameRisks }
  /** The offer was bought, or is being bought, by an earlier order. */
  | AlreadyOrdered
  | { readonly kind: 'started'; readonly order: Order; readonly start: Exclude<PaymentStart, { kind: 'unavailable' }> };

function acceptedOf(
  documents: readonly SaleDocument[],
  accepted: ReadonlySet<string>,
): NewOrder['acceptances'] | undefined {
  const wanted = documents.filter(({ mustAccept }) => mustAccept);
  if (!wanted.every(({ key, hash }) => accepted.has(`${key}:${hash}`))) return undefined;
  return wanted.map(({ key, hash }) => ({ documentKey: key, textHash: hash }));
}

function itemsOf({ offers, installmentCount, quotation: { asked } }: Basket): NewOrder['items'] {
  return offers.map((row) => ({
    offerId: row.id,
    line: row.line,
    insurer: row.insurer,
    proposalNumber: row.offer.proposalNumber,
    packageName: row.offer.packageName,
    net: row.offer.net,
    gross: planOf(row, installmentCount) ?? row.offer.gross,
    installmentCount,
    ...agreedParts(row, installmentCount, asked.insuredPeople),
    start: asked.start,
    end: asked.end,
  }));
}

/** The reason that was given, if it is one for what is bought; and none where nothing asks for it. */
function reasonFor({ reasons }: SameRisks, given: SameRiskReason | undefined): SameRiskReason | undefined {
  return given !== undefined && reasons.includes(given) ? given : undefined;
}

/** Opens an order at the price the person agreed to, and says where the browser goes with the card. */
export async function startPayment(ports: OrderPorts, request: StartRequest, viewer: Viewer): Promise<StartAnswer> {
  const asked = await readBasket(ports, request, viewer);
  if (asked.kind !== 'basket') return asked;
  const { basket } = asked;
  if (basket.gross !== request.gross) return { kind: 'priceDiffers' };
  const {
    phone,
    id: quotationId,
    campaign,
    asked: { customer, insured },
  } = basket.quotation;
  const limited = await keepLimits(ports, 'payment', { ...viewer, phone, identity: customer.identity.number });
  if (limited) return limited;
  const gathered = await ports.saleDocuments(basket.offers);
  if (gathered.kind === 'unavailable') return { kind: 'documentsMissing', offer: gathered.offer };
  const acceptances = acceptedOf(gathered.documents, new Set(request.accepted));
  if (!acceptances) return { kind: 'notAccepted' };

  const { provider, secrets } = ports;
  const chosen = { quotation: basket.quotation, lines: basket.offers.map(({ line }) => line) };
  const before = await readSameRisks(ports, chosen, viewer);
  const wanted = wantedOf(ports, chosen, viewer);
  const wish: NewOrder = {
    reference: secrets.orderReference(),
    quotationId,
    accountId: viewer.session?.accountId,
    visitor: visitorOf(ports, viewer),
    address: viewer.address,
    phone,
    email: request.email,
    customer,
    insured,
    provider: provider.name,
    gross: basket.gross,
    installmentCount: basket.installmentCount,
    items: itemsOf(basket),
    acceptances,
    campaign: viewer.campaign ?? campaign,
    sameRiskReason: reasonFor(before, request.sameRiskReason),
  };
  const opened = await openOrder(ports, wish, wanted);
  if (opened.kind === 'gone') return { kind: 'notFound' };
  if (opened.kind === 'sameRisk') {
    const covers = await describeSameRisks(ports, wanted, opened.covers, viewer);
    return {
      kind: 'sameRisk',
      risk: basket.quotation.asked.risk.kind,
      sameRisks: { covers, reasons: reasonsOf(wanted, covers) },
    };
  }
  const { order } = opened;
  if (opened.kind === 'taken') return { kind: 'alreadyOrdered', order };
  const start = await provider.start(paymentOrder(order, ports.returnUrl(provider.name)), partnerSignal());
  if (start.kind === 'unavailable') {
    await ports.orders.act(order, 'refuse', { reason: { kind: 'bankUnavailable' } }, ports.clock.now());
    return { kind: 'bankUnavailable' };
  }
  const sent = await ports.orders.act(order, 'sendToBank', {}, ports.clock.now());
  return sent && !isSettled(sent.state) ? { kind: 'started', order: sent, start } : { kind: 'alreadyOrdered', order };
}
