import type { Kurus } from '#domain/money.ts';
import type { OrderReason } from '#domain/order/order-reason.ts';
import { type MoneyState, moneyOf } from '#domain/order/order-state.ts';
import { orderSentences } from '#messages/order.ts';
import type { Order } from '#ports/orders.ts';

const { declined, voided } = orderSentences;

/** Codes of the card network that a person can do something about, and that of connectors for a holder verified by half. */
const cardProblems: ReadonlyMap<string, keyof typeof declined> = new Map([
  ['51', 'noFunds'],
  ['54', 'cardExpired'],
  ['82', 'wrongCvc'],
  ['mdStatus', 'notVerified'],
]);

function declinedSentence(reason: OrderReason | undefined): string {
  switch (reason?.kind) {
    case 'abandoned':
    case 'cancelled':
    case 'replaced':
    case 'sameRisk':
    case 'notVerified':
    case 'bankUnavailable':
    case 'endedByAgency':
      return declined[reason.kind];
    case 'bankRefused':
      return declined[cardProblems.get(reason.code) ?? 'bankRefused'];
    case 'captureRefused':
    case 'voidRefused':
    case 'insurerRefused':
    case 'insurerDown':
    case 'capturedUnreturned':
    case 'returnedByAgency':
    case 'returnedOutside':
    case 'repriced':
    case 'unknown':
    case undefined:
      return declined.bankRefused;
    default:
      return reason satisfies never;
  }
}

function voidedSentence(reason: OrderReason | undefined): string {
  switch (reason?.kind) {
    case 'insurerRefused':
    case 'repriced':
    case 'returnedByAgency':
    case 'returnedOutside':
      return voided[reason.kind];
    case 'abandoned':
    case 'cancelled':
    case 'replaced':
    case 'sameRisk':
    case 'notVerified':
    case 'bankUnavailable':
    case 'bankRefused':
    case 'captureRefused':
    case 'voidRefused':
    case 'insurerDown':
    case 'capturedUnreturned':
    case 'endedByAgency':
    case 'unknown':
    case undefined:
      return voided.other;
    default:
      return reason satisfies never;
  }
}

/** The holder is verified, and the bank has not said what it did with the sum. */
function isUnanswered({ state, sealedProof }: Order): boolean {
  return state === 'threeDs' && sealedProof !== undefined;
}

/** Whether the person's money is with us, as far as it is known. */
export function orderMoney(order: Order): MoneyState {
  return isUnanswered(order) ? 'unclear' : moneyOf(order.state);
}

/** Where an order stands, in a sentence that says whether money was taken. */
export function orderSentence(order: Order): string {
  const { state, reason, items } = order;
  if (isUnanswered(order)) return orderSentences.unanswered;
  switch (state) {
    case 'authorised':
    case 'issuing':
    case 'issued':
      return orderSentences.processing;
    case 'declined':
      return declinedSentence(reason);
    case 'voided':
      return voidedSentence(reason);
    case 'done':
      return items.some((item) => item.state === 'refused') ? orderSentences.donePartly : orderSentences.done;
    default:
      return orderSentences[state];
  }
}

/** Whether the person turned back at the bank's page. */
export function isCancelled({ state, reason }: Pick<Order, 'state' | 'reason'>): boolean {
  return state === 'declined' && reason?.kind === 'cancelled';
}

/** The old and the new price, where an insurer changed it after the reservation. */
export function priceChangeOf({ reason, items }: Order): { offerId: string; old: Kurus; now: Kurus } | undefined {
  const [main] = items;
  if (reason?.kind !== 'repriced' || !main) return undefined;
  return { offerId: main.offerId, old: reason.oldGross, now: reason.newGross };
}
