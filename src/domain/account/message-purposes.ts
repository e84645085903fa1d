import type { LineKey } from '../lines.ts';

/** Why we write to people, beside the codes that open a quotation of a line. */
export type PlainPurpose =
  | 'login'
  | 'temporaryPassword'
  | 'accountNotice'
  | 'offers'
  | 'offersCopy'
  | 'findOffers'
  | 'review'
  | 'policies'
  | 'policiesInPart'
  | 'refund'
  | 'renewal'
  | 'support'
  | 'marketing';

/** A message has one of these, so that its receiver can be told why it came. */
export type MessagePurpose = LineKey | PlainPurpose;
