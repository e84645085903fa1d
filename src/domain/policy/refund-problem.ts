export const plainRefundProblems = [
  // Of earlier days: a partner that one process is not connected to is waited for now.
  'insurerNotConnected',
  'bankNotConnected',
  'bankReturnedAnotherSum',
  'moreThanTaken',
  'lessThanPromised',
] as const;

/** Why a person must look at money on its way back. */
export type RefundProblem =
  | { readonly kind: (typeof plainRefundProblems)[number] }
  /** In the insurer's own words. */
  | { readonly kind: 'insurerRefused'; readonly said: string }
  /** In the bank's own code. */
  | { readonly kind: 'bankRefused'; readonly code: string }
  /** Written down as a text before problems had kinds, and like none of them. */
  | { readonly kind: 'unknown'; readonly text: string };
