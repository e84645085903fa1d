import { minimumOfLine } from '#catalog/coverages/minimum-of-line.ts';
import { minimumSentence } from '#catalog/coverages/minimums.ts';
import type { BasketProblemItem, OrderStatus, PaymentDetail } from '#contracts/calls/payment.ts';
import type { OrderGlimpse } from '#contracts/calls/result.ts';
import { maskEmail } from '#domain/account/mask-email.ts';
import { type Day, istanbulToday } from '#domain/dates.ts';
import { toWireLira } from '#domain/money.ts';
import type { ItemRefusal } from '#domain/order/order-reason.ts';
import { isSettled } from '#domain/order/order-state.ts';
import { coverageMapOf } from '#domain/quote/equal-coverage.ts';
import { minimumMet } from '#domain/quote/official-minimum.ts';
import { policyDocuments, uncheckedReasons } from '#messages/order.ts';
import type { Order, OrderItem } from '#ports/orders.ts';
import type { OfferRow, Quotation } from '#ports/quotations.ts';
import type { OrderDelivery } from '#services/document/delivery-state.ts';
import { isCancelled, orderMoney, orderSentence, priceChangeOf } from '#services/order/describe-order.ts';
import type { PaymentDetailAnswer } from '#services/order/payment-detail.ts';
import type { OrderPorts } from '#services/order/ports.ts';
import { agreedParts, type PricedOffer, planOf } from '#services/order/read-basket.ts';
import { renewalFrom } from '#services/policy/renewal-from.ts';
import type { PolicyWithdrawal } from '#services/policy/withdrawal-of.ts';
import { wireInsured } from './insured-wire.ts';
import { wireAgreedParts } from './price-wire.ts';
import { wirePlate } from './risks/index.ts';
import { wireSameRisks } from './same-risk-wire.ts';
import { wireWithdrawal } from './withdrawal-wire.ts';

type Panel = Pick<OrderPorts, 'panel'>;
type StatusPorts = Pick<OrderPorts, 'clock' | 'panel'>;
type Detail = Extract<PaymentDetailAnswer, { kind: 'detail' }>;

function claimPhone({ panel }: Panel, insurer: string): string | null {
  return panel.find(({ code }) => code === insurer)?.claimPhone ?? null;
}

export function insurerName({ panel }: Panel, insurer: string): string {
  return panel.find(({ code }) => code === insurer)?.name ?? insurer;
}

/** Whether what is about to be paid for reaches the minimum of its line. */
function minimumOf({ line, offer }: PricedOffer, start: Day): PaymentDetail['Items'][number]['Minimum'] {
  const asked = minimumOfLine(line, start);
  if (!asked) return null;
  const answer = minimumMet(asked, coverageMapOf(offer.coverages));
  return { Of: asked.of, State: answer.kind, Text: minimumSentence(asked, answer) };
}

function basketItem(row: PricedOffer, { basket }: Detail, panel: Panel): PaymentDetail['Items'][number] {
  const { start, end, insuredPeople } = basket.quotation.asked;
  return {
    OfferGuid: row.id,
    Line: row.line,
    InsuranceFirm: row.insurer,
    FirmName: insurerName(panel, row.insurer),
    PackageName: row.offer.packageName,
    NetPremium: toWireLira(row.offer.net),
    GrossPremium: toWireLira(planOf(row, basket.installmentCount) ?? row.offer.gross),
    ...wireAgreedParts(agreedParts(row, basket.installmentCount, insuredPeople)),
    PolicyStart: start,
    PolicyEnd: end,
    Minimum: minimumOf(row, start),
  };
}

export function paymentDetailOf(detail: Detail, ports: Panel & Pick<OrderPorts, 'provider' | 'clock'>): PaymentDetail {
  const { basket, price, documents } = detail;
  const gross = toWireLira(basket.gross);
  return {
    OfferGuid: basket.offers[0].id,
    Insured: wireInsured(basket.quotation.asked.insured),
    Items: basket.offers.map((row) => basketItem(row, detail, ports)),
    GrossPremium: gross,
    Currency: 'TRY',
    InstallmentCount: basket.installmentCount,
    Installments: basket.plans.map(({ count, gross: total }) => ({ Count: count, GrossPremium: toWireLira(total) })),
    ValidUntil: basket.validUntil.toISOString(),
    ServerTime: ports.clock.now().toISOString(),
    PriceCheck: {
      State: price.kind,
      OldGrossPremium: price.kind === 'changed' ? toWireLira(price.oldGross) : gross,
      NewGrossPremium: gross,
      Reason: price.kind === 'unchecked' ? uncheckedReasons[price.why] : null,
      CanRetry: price.kind === 'unchecked' && price.why !== 'notAskable',
    },
    Documents: documents.map(({ key, title, hash, mustAccept }) => ({
      Key: key,
      Title: title,
      Hash: hash,
      MustAccept: mustAccept,
    })),
    CardEntry: ports.provider.cardEntry,
    ...wireSameRisks(detail.sameRisks, { kind: basket.quotation.asked.risk.kind, panel: ports.panel }),
  };
}

/** The item of a basket that is in the way. */
export function problemItem({ id, line, insurer, offer }: OfferRow, panel: Panel): BasketProblemItem {
  return {
    OfferGuid: id,
    Line: line,
    InsuranceFirm: insurer,
    FirmName: insurerName(panel, insurer),
    PackageName: offer?.packageName ?? '',
  };
}

/** The insurer's own words where it gave some. */
function refusalText(refusal: ItemRefusal): string {
  switch (refusal.kind) {
    case 'declined':
      return refusal.said;
    case 'notConnected':
      return 'not connected';
    case 'repriced':
    case 'insurerDown':
    case 'cancelled':
      return refusal.kind;
    default:
      return refusal satisfies never;
  }
}

function statusItem(
  item: OrderItem,
  { order: { insured }, policyIds, withdrawals }: StatusParts,
  ports: StatusPorts,
): OrderStatus['Items'][number] {
  const policyId = policyIds.get(item.id);
  const withdrawal = withdrawals.get(item.id);
  return {
    OfferGuid: item.offerId,
    Line: item.line,
    InsuranceFirm: item.insurer,
    FirmName: insurerName(ports, item.insurer),
    PackageName: item.packageName,
    NetPremium: toWireLira(item.net),
    GrossPremium: toWireLira(item.gross),
    ...wireAgreedParts(item),
    PolicyStart: item.start,
    PolicyEnd: item.end,
    State: item.state,
    Reason: item.reason ? refusalText(item.reason) : null,
    PolicyGuid: policyId ?? null,
    PolicyNo: item.policyNumber ?? null,
    Documents: policyId
      ? [
          { Key: 'policy', Title: policyDocuments.policy },
          { Key: 'summary', Title: policyDocuments.summary },
        ]
      : [],
    RenewalFrom: renewalFrom({ ...item, insured }, istanbulToday(ports.clock.now())) ?? null,
    FirmPhone: claimPhone(ports, item.insurer),
    Withdrawal: withdrawal ? wireWithdrawal(withdrawal) : null,
  };
}

/** Nothing of it names the person or the policy. */
export function orderGlimpseOf(order: Order, delivery: OrderDelivery | undefined, panel: Panel): OrderGlimpse {
  const [main] = order.items;
  if (!main) throw new Error(`Order ${order.reference} has no items`);
  return {
    State: order.state,
    Settled: isSettled(order.state),
    Money: orderMoney(order),
    Cancelled: isCancelled(order),
    Delivery: delivery?.mail ?? null,
    Premium: toWireLira(order.captured ?? order.gross),
    Line: main.line,
    FirmName: insurerName(panel, main.insurer),
    MaskedEmail: maskEmail(order.email),
  };
}

export type StatusParts = {
  readonly order: Order;
  readonly quotation: Pick<Quotation, 'line' | 'variant'>;
  /** Policies by the item they were issued for. */
  readonly policyIds: ReadonlyMap<string, string>;
  /** Until when each may be given back, by its item. */
  readonly withdrawals: ReadonlyMap<string, PolicyWithdrawal>;
  /** How far the documents and the word by SMS came; undefined while there are none. */
  readonly delivery: OrderDelivery | undefined;
};

export function orderStatusOf(parts: StatusParts, ports: StatusPorts): OrderStatus {
  const { order, quotation, delivery } = parts;
  const change = priceChangeOf(order);
  return {
    OrderReference: order.reference,
    State: order.state,
    Settled: isSettled(order.state),
    Money: orderMoney(order),
    Cancelled: isCancelled(order),
    Message: orderSentence(order),
    GrossPremium: toWireLira(order.gross),
    CapturedPremium: order.captured === undefined ? null : toWireLira(order.captured),
    InstallmentCount: order.installmentCount,
    Email: order.email,
    Delivery: delivery?.mail ?? null,
    NoteDelivery: delivery?.note ?? null,
    HeaderGuid: order.quotationId,
    Line: quotation.line,
    SecondHand: quotation.variant === 'secondHand',
    LicensePlateNumber: wirePlate(order.insured),
    Insured: wireInsured(order.insured),
    Customer: { Name: order.customer.name, Surname: order.customer.surname },
    PriceChange: change
      ? { OfferGuid: change.offerId, OldGrossPremium: toWireLira(change.old), NewGrossPremium: toWireLira(change.now) }
      : null,
    Items: order.items.map((item) => statusItem(item, parts, ports)),
  };
}
