import type { Kurus } from '../money.ts';
import type { RefundState } from './refund-state.ts';

export type KeptOrder = { readonly captured: Kurus | undefined; readonly refunded: Kurus };
export type KeptRefund = {
  readonly state: RefundState;
  readonly promised: Kurus;
  readonly amount: Kurus | undefined;
  readonly byHand: Kurus;
  readonly paidAt: Date | undefined;
};

/** What is still to be paid of a refund: all before it was paid, then what it lacks of the promise. Undefined while unknown. */
export function missingOf({ state, promised, amount, byHand, paidAt }: KeptRefund): Kurus | undefined {
  if (paidAt === undefined) return amount;
  return state === 'paid' ? 0 : Math.max(promised - (amount ?? 0) - byHand, 0);
}

/** What a refund comes to: what left for the card and by hand once it was paid, before that what is to leave. */
export function sumOf({ promised, amount, byHand, paidAt }: Omit<KeptRefund, 'state'>): Kurus {
  return paidAt === undefined ? (amount ?? promised) : (amount ?? 0) + byHand;
}

/** What is left with us of an order: less what the bank returned, what was transferred by hand, and what is still owed. */
export function keptOf({ captured = 0, refunded }: KeptOrder, refunds: readonly KeptRefund[]): Kurus {
  const taken = refunds.reduce((sum, refund) => sum + refund.byHand + (missingOf(refund) ?? refund.promised), 0);
  return Math.max(captured - refunded - taken, 0);
}

type NamedRefund = KeptRefund & { readonly id: string; readonly reason: string };

/**
 * The most that may come back by one refund, or by one that is to be opened, of an order of which the agency returned
 * something by its own decision: nobody is paid back what they have already. Undefined where it returned nothing so.
 */
export function roomBeside(order: KeptOrder, refunds: readonly NamedRefund[], ownId?: string): Kurus | undefined {
  const others = refunds.filter(({ id }) => id !== ownId);
  if (!others.some(({ reason }) => reason === 'agency')) return undefined;
  const byHand = refunds.find(({ id }) => id === ownId)?.byHand ?? 0;
  return Math.max(keptOf(order, others) - byHand, 0);
}
