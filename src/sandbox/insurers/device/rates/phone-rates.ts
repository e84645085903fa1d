import type { Kurus } from '#domain/money.ts';
import type { Dated } from '#domain/tariffs/dated.ts';

/** Prices for a year, with levies. */
export type PhoneRates = {
  /** Up to which invoice price each band reaches; a dearer phone counts with its own price. */
  readonly bands: readonly Kurus[];
  /** Per cent of the band. */
  readonly narrow: number;
  readonly wide: number;
  readonly least: Kurus;
};

export const phoneRateRows: readonly Dated<PhoneRates>[] = [
  {
    from: '2025-01-01',
    value: {
      bands: [1_000_000, 2_000_000, 3_500_000, 5_000_000, 7_500_000, 10_000_000],
      narrow: 6,
      wide: 11,
      least: 90_000,
    },
    source: 'domain §6.8; that a phone above the last band counts with its own price is ours',
    certainty: 'placeholder',
  },
];
