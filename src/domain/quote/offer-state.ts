/** Where one insurer's answer stands. */
export const offerStates = ['waiting', 'active', 'declined', 'failed', 'expired'] as const;
export type OfferState = (typeof offerStates)[number];

/** An answer once given is never asked for again; only what failed or ran out may be. */
const moves: Readonly<Record<OfferState, readonly OfferState[]>> = {
  waiting: ['active', 'declined', 'failed'],
  active: ['expired'],
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
