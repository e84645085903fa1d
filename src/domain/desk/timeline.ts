/** What a customer's history is made of. */
export const timelineKinds = [
  'quotation',
  'order',
  'payment',
  'policy',
  'document',
  'refund',
  'cancellation',
  'consent',
  'message',
  'support',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];
