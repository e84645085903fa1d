/** Why somebody wants a policy to end. Sold: what is insured has another owner. Double: a second policy is for the same risk. */
export const cancelReasons = ['sold', 'double', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];
