import type { Kurus } from '#domain/money.ts';
import { type MoneyState, moneyOf } from '#domain/order/order-state.ts';
import { orderSentences } from '#messages/order.ts';
import type { Order } from '#ports/orders.ts';

type Declined = keyof typeof orderSentences.declined;
type Voided = keyof typeof orderSentences.voided;

/** Codes of the card network that a person can do something about. */
const cardProblems: Readonly<Record<string, Declined>> = { '51': 'noFunds', '54': 'cardExpired', '82': 'wrongCvc' };

function declinedSentence(reason = ''): string {
  const [kind = '', code = ''] = reason.split(':');
  const known = kind in orderSentences.declined ? (kind as Declined) : 'bankRefused';
  return orderSentences.declined[cardProblems[code] ?? known];
}

function voidedSentence(reason = ''): string {
  const [kind = ''] = reason.split(':');
  return orderSentences.voided[kind in orderSentences.voided ? (kind as Voided) : 'other'];
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

/** The old and the new price, where an insurer changed it after the reservation. */
export function priceChangeOf({ reason, items }: Order): { offerId: string; old: Kurus; now: Kurus } | undefined {
  const [, old, now] = /^repriced:(\d+):(\d+)$/.exec(reason ?? '') ?? [];
  const [main] = items;
  return old && now && main ? { offerId: main.offerId, old: Number(old), now: Number(now) } : undefined;
}
