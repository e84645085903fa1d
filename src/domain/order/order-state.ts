/**
 * The life of an order. Money is reserved at the bank first, then the insurers issue, then the money is taken; where the
 * main insurer refuses, the reservation is given back.
 */
export const orderStates = [
  'created',
  'threeDs',
  'authorised',
  'issuing',
  'issued',
  'captured',
  'done',
  'declined',
  'voiding',
  'voided',
  'refunded',
  'needsAttention',
] as const;
export type OrderState = (typeof orderStates)[number];

export const orderActions = [
  'sendToBank',
  'authorise',
  'refuse',
  'beginIssue',
  'issue',
  'giveUp',
  'capture',
  'complete',
  'void',
  'refund',
  'flag',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** What may happen in each state, and where it leads. What is not here cannot happen. */
const table: Readonly<Record<OrderState, Partial<Readonly<Record<OrderAction, OrderState>>>>> = {
  created: { sendToBank: 'threeDs', refuse: 'declined' },
  threeDs: { authorise: 'authorised', refuse: 'declined', flag: 'needsAttention' },
  authorised: { beginIssue: 'issuing' },
  issuing: { issue: 'issued', giveUp: 'voiding', flag: 'needsAttention' },
  issued: { capture: 'captured', flag: 'needsAttention' },
  captured: { complete: 'done' },
  done: { refund: 'refunded' },
  declined: {},
  voiding: { void: 'voided', flag: 'needsAttention' },
  voided: {},
  refunded: {},
  needsAttention: {
    authorise: 'authorised',
    issue: 'issued',
    capture: 'captured',
    giveUp: 'voiding',
    void: 'voided',
    refuse: 'declined',
  },
};

/** Undefined where the action is not legal. */
export function nextOrderState(state: OrderState, action: OrderAction): OrderState | undefined {
  return table[state][action];
}

/** States in which something outside is still to be done, by us and without the person. */
export const unsettledStates = [
  'authorised',
  'issuing',
  'issued',
  'captured',
  'voiding',
] as const satisfies readonly OrderState[];

export function isSettled(state: OrderState): boolean {
  return state === 'done' || state === 'declined' || state === 'voided' || state === 'refunded';
}

const openingMs = 3_600_000;

/** An order that was opened before this moment and never came to the bank never will: its process died on the way. */
export function openingSince(now: Date): Date {
  return new Date(now.getTime() - openingMs);
}

/** Whether the person's money is with us, as the page says it. */
export type MoneyState = 'none' | 'reserved' | 'taken' | 'returned' | 'unclear';

const money: Readonly<Record<OrderState, MoneyState>> = {
  created: 'none',
  threeDs: 'none',
  authorised: 'reserved',
  issuing: 'reserved',
  issued: 'reserved',
  captured: 'taken',
  done: 'taken',
  declined: 'none',
  voiding: 'reserved',
  voided: 'returned',
  refunded: 'returned',
  needsAttention: 'unclear',
};

export function moneyOf(state: OrderState): MoneyState {
  return money[state];
}
