/** Where one insurer's answer stands. */
export const offerStates = ['waiting', 'active', 'review', 'declined', 'failed', 'expired'] as const;
export type OfferState = (typeof offerStates)[number];

/**
 * An answer once given is never asked for again; only what failed or ran out may be. An insurer that wants to look first
 * takes its time, beyond the quotation's window, and then says a price or no; if it never does, it has failed.
 */
const moves: Readonly<Record<OfferState, readonly OfferState[]>> = {
  waiting: ['active', 'review', 'declined', 'failed'],
  active: ['expired'],
  review: ['active', 'declined', 'failed'],
  declined: [],
  failed: ['waiting'],
  expired: ['waiting'],
};

export function mayMove(from: OfferState, to: OfferState): boolean {
  return moves[from].includes(to);
}

export function isAnswered(state: OfferState): boolean {
  return state !== 'waiting';
}

/** Whether a person may have the insurer asked once more. */
export function mayAskAgain(state: OfferState): boolean {
  return mayMove(state, 'waiting');
}
