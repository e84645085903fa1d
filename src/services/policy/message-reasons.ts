import type { Cancellation } from '#ports/cancellations.ts';

/** Why a message about a policy was sent, as the ledger knows it. */
export const messageReasons = {
  cancellation: ({ id, state }: Pick<Cancellation, 'id' | 'state'>) => `cancellation ${state} ${id}`,
  refund: (refundId: string) => `refund ${refundId}`,
  renewal: (policyId: string) => `renewal ${policyId}`,
} as const;
