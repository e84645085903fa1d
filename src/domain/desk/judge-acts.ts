import type { Kurus } from '../money.ts';
import { type OrderState, unsettledStates } from '../order/order-state.ts';
import { isStanding } from '../policy/policy-state.ts';
import type { BankFacts, ItemFacts, OrderFacts } from '../policy/reconcile.ts';
import type { OrderMark } from './money-acts.ts';

/** Why something may not be done at the desk now. */
export const actRefusals = [
  'otherState',
  'changed',
  'partnerSilent',
  'policyInForce',
  'perhapsIssued',
  'takenPerhapsIssued',
  'nothingReserved',
  'booksDiffer',
  'moreThanKept',
  'notWhole',
  'policyOver',
  'moreThanPremium',
  'refundOver',
  'amountUnknown',
  'bankReturnedIt',
  'asksAlready',
] as const;
export type ActRefusal = (typeof actRefusals)[number];

/** An insurer has it; or we have it, and its insurer does not say that it ended. */
function mayBeInForce({ insurer, policy }: ItemFacts): boolean {
  return insurer === 'issued' || (policy !== undefined && isStanding(policy) && insurer !== 'cancelled');
}

export const anyInForce = (items: readonly ItemFacts[]) => items.some(mayBeInForce);

/** Why a reservation may not be given back; undefined where it may. */
export function refuseVoid({ state, bank, items }: OrderFacts, saysNoPolicy: boolean): ActRefusal | undefined {
  if (state !== 'needsAttention') return 'otherState';
  if (bank.state !== 'authorised') return 'nothingReserved';
  if (anyInForce(items)) return 'policyInForce';
  return items.some(({ insurer }) => insurer === 'unclear') && !saysNoPolicy ? 'perhapsIssued' : undefined;
}

/** Of money that the bank took though no policy came: all of it goes back, and nothing that is in force is left unpaid. */
export function refuseReturn({ state, bank, items }: OrderFacts): ActRefusal | undefined {
  if (state !== 'needsAttention' || bank.state !== 'captured') return 'otherState';
  if (anyInForce(items)) return 'policyInForce';
  return items.some(({ insurer }) => insurer === 'unclear') ? 'takenPerhapsIssued' : undefined;
}

const marks: Readonly<Record<BankFacts['state'], OrderMark | undefined>> = {
  none: 'refuse',
  declined: 'refuse',
  voided: 'void',
  refunded: 'void',
  captured: 'done',
  authorised: undefined,
};

/** As what the bank's books let an order be marked; money that was taken also needs the policy it was taken for. */
export function markOf(bank: BankFacts): OrderMark | undefined {
  return marks[bank.state];
}

export function refuseMark(facts: OrderFacts, mark: OrderMark, agreed: number): ActRefusal | undefined {
  if (facts.state !== 'needsAttention') return 'otherState';
  if (markOf(facts.bank) !== mark) return 'booksDiffer';
  if (mark !== 'done') return undefined;
  return facts.items[0]?.insurer === 'issued' && facts.bank.amount <= agreed ? undefined : 'booksDiffer';
}

const carried: ReadonlySet<OrderState> = new Set(['threeDs', ...unsettledStates]);

/** Whether its worker would do something with an order now. */
export const isCarried = (state: OrderState): boolean => carried.has(state);

type Seen = {
  readonly state: OrderState;
  /** Undefined while the bank is silent. */
  readonly bank: BankFacts | undefined;
  readonly kept: Kurus;
  readonly hasFindings: boolean;
};

/** What is worth trying with an order as it looks; whether it is legal is judged by everybody's books when it is done. */
export function mayTry({ state, bank, kept, hasFindings }: Seen) {
  const isStopped = state === 'needsAttention';
  const taken = isStopped && bank?.state === 'captured' ? bank.amount - bank.refunded : 0;
  const returnable = state === 'done' ? kept : taken;
  return {
    retry: isStopped || hasFindings || isCarried(state),
    void: isStopped && bank?.state === 'authorised',
    refund: returnable > 0 ? returnable : undefined,
    mark: isStopped && bank ? markOf(bank) : undefined,
  };
}
