import type { Dated } from './dated.ts';

export type FrontierTerm = { readonly days: number; readonly label: string };

/** Lengths a vehicle with a foreign plate may be insured for at the border. */
export const frontierTermRows: readonly Dated<readonly FrontierTerm[]>[] = [
  {
    from: '2025-01-01',
    value: [
      { days: 15, label: '15 gün' },
      { days: 30, label: '1 ay' },
      { days: 90, label: '3 ay' },
      { days: 180, label: '6 ay' },
      { days: 365, label: '12 ay' },
    ],
    source: 'domain §2.9: general knowledge, priced with the green card’s shares',
    certainty: 'placeholder',
  },
];
