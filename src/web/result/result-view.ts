import type { OrderStatus } from '#contracts/calls/payment.ts';
import { formatLira, fromLira, installmentText } from '#domain/money.ts';
import type { Basket } from '#domain/quote/basket.ts';
import { moneyTexts } from '#messages/result.ts';

/** How an order ended. */
export type EndKind = 'done' | 'donePartly' | 'declined' | 'voided' | 'refunded' | 'needsAttention';

/** atBank: the person may still be at the bank's page, or may have left it. running: the rest happens without them. */
export type ResultKind = 'atBank' | 'running' | EndKind;

export function resultKind({ State, Money, Items }: OrderStatus): ResultKind {
  switch (State) {
    case 'created':
    case 'threeDs':
      // Once the bank has verified the holder, the person is back from it.
      return Money === 'unclear' ? 'running' : 'atBank';
    case 'authorised':
    case 'issuing':
    case 'issued':
    case 'captured':
    case 'voiding':
      return 'running';
    case 'done':
      return Items.every((item) => item.State === 'issued') ? 'done' : 'donePartly';
    default:
      return State;
  }
}

/** Whether money moved, in a sentence of its own. */
export function moneySentence(status: OrderStatus): string {
  const { State, Money, CapturedPremium, GrossPremium, InstallmentCount } = status;
  if (State === 'refunded') return moneyTexts.refunded;
  if (Money !== 'taken') return moneyTexts[Money];
  const amount = fromLira(CapturedPremium ?? GrossPremium);
  if (InstallmentCount === 1) return moneyTexts.taken(formatLira(amount));
  return moneyTexts.takenBy(formatLira(amount), installmentText(amount, InstallmentCount));
}

/** What was ordered, to try it again. */
export function orderedBasket({ Items: [main, ...branches] }: OrderStatus): Basket {
  return {
    main: main?.OfferGuid,
    branches: Object.fromEntries(branches.map(({ Line, OfferGuid }) => [Line, OfferGuid])),
  };
}
