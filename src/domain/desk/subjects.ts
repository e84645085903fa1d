/** What an act at the desk is about. */
export const deskSubjectKinds = [
  'operator',
  'customer',
  'quotation',
  'order',
  'policy',
  'refund',
  'cancellation',
  'support',
  'finding',
  'approval',
  'insurer',
  'note',
] as const;
export type DeskSubjectKind = (typeof deskSubjectKinds)[number];

/** By a number that names nobody. */
export type DeskSubject = { readonly kind: DeskSubjectKind; readonly id: string };
