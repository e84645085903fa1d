import type { OrderStatus } from '#contracts/calls/payment.ts';
import { formatLira, fromLira, installmentText } from '#domain/money.ts';
import type { Basket } from '#domain/quote/basket.ts';
import { glimpseTexts, moneyTexts } from '#messages/result.ts';
import type { IconName } from '../ui/icon.tsx';

const { prove } = glimpseTexts;

/** How an order ended. */
export type EndKind = 'done' | 'donePartly' | 'declined' | 'cancelled' | 'voided' | 'refunded' | 'needsAttention';

/** atBank: the person may still be at the bank's page, or may have left it. running: the rest happens without them. */
export type ResultKind = 'atBank' | 'running' | EndKind;

export function resultKind(status: Pick<OrderStatus, 'State' | 'Money' | 'Cancelled' | 'Items'>): ResultKind {
  const { State, Money, Cancelled, Items } = status;
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
    case 'declined':
      return Cancelled ? 'cancelled' : State;
    default:
      return State;
  }
}

type Charged = Pick<OrderStatus, 'State' | 'Money' | 'CapturedPremium' | 'GrossPremium' | 'InstallmentCount'>;

/** Whether money moved, in a sentence of its own. */
export function moneySentence(status: Charged): string {
  const { State, Money, CapturedPremium, GrossPremium, InstallmentCount } = status;
  if (State === 'refunded') return moneyTexts.refunded;
  if (Money !== 'taken') return moneyTexts[Money];
  const amount = fromLira(CapturedPremium ?? GrossPremium);
  if (InstallmentCount === 1) return moneyTexts.taken(formatLira(amount));
  return moneyTexts.takenBy(formatLira(amount), installmentText(amount, InstallmentCount));
}

type Look = { readonly icon: IconName; readonly className: string; readonly prove: string };

const good = { icon: 'checkCircle', className: 'text-success', prove: prove.documents } as const;
const stopped = { icon: 'error', className: 'text-error', prove: prove.again } as const;
const looks: Readonly<Record<ResultKind, Look>> = {
  atBank: { icon: 'clock', className: 'text-brand', prove: prove.else },
  running: { icon: 'clock', className: 'text-brand', prove: prove.else },
  done: good,
  donePartly: good,
  declined: stopped,
  cancelled: { icon: 'info', className: 'text-brand', prove: prove.again },
  voided: stopped,
  refunded: { icon: 'info', className: 'text-brand', prove: prove.else },
  needsAttention: { icon: 'warning', className: 'text-warning', prove: prove.else },
};

type Stand = Pick<OrderStatus, 'State' | 'Money' | 'Cancelled'>;

/** Where an order stands of whose items nothing is told. */
export function glimpseKind({ State, Money, Cancelled }: Stand): ResultKind {
  return resultKind({ State, Money, Cancelled, Items: [] });
}

/** How the least of an order is shown, and what a code to the phone is good for. */
export function glimpseLook(stand: Stand): Look {
  return looks[glimpseKind(stand)];
}

/** What was ordered, to try it again. */
export function orderedBasket({ Items: [main, ...addOns] }: OrderStatus): Basket {
  return {
    main: main?.OfferGuid,
    addOns: addOns.map(({ Line, OfferGuid }) => ({ line: Line, id: OfferGuid })),
  };
}
