import type { Dated } from './dated.ts';

/** Lengths in days a dealer may insure a stock car for. */
export const dealerTermRows: readonly Dated<readonly number[]>[] = [
  {
    from: '2025-01-01',
    value: [15, 30, 60, 90],
    source: 'domain §2.8: no source was found for dealer cover',
    certainty: 'placeholder',
  },
];
