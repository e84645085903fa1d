/** The way of money back: the insurer ends the policy, then the bank returns what it took. */
export const refundStates = ['requested', 'insurerCancelled', 'paying', 'paid', 'needsAttention'] as const;
export type RefundState = (typeof refundStates)[number];

/** Given back, ended because its holder asked for it, money of an order that came to nothing, or the agency's own decision. */
export const refundReasons = ['withdrawal', 'cancellation', 'takenForNothing', 'agency'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** States in which something outside is still to be done, by us and without a person. */
export const openRefundStates = ['requested', 'insurerCancelled', 'paying'] as const satisfies readonly RefundState[];

export function isOpenRefund(state: RefundState): boolean {
  return (openRefundStates as readonly RefundState[]).includes(state);
}
