/** What waits for a person of the agency, the most pressing first. */
export const waitingKinds = [
  'orders',
  'refunds',
  'approvals',
  'cancellations',
  'support',
  'reviews',
  'findings',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];
