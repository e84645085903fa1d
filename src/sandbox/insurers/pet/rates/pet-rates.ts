import type { Kurus } from '#domain/money.ts';
import type { Dated } from '#domain/tariffs/dated.ts';
import type { DogSize } from '../breeds.ts';

/** Prices of one animal for a year, with levies. */
export type PetRates = {
  readonly cat: Kurus;
  readonly dog: Readonly<Record<DogSize, Kurus>>;
  readonly elderly: { readonly fromAge: number; readonly factor: number };
  readonly neutered: number;
  /** By what is paid for each animal in a year. */
  readonly limits: readonly { readonly limit: Kurus; readonly factor: number }[];
  /** Where a part of each bill stays with the owner. */
  readonly copay: number;
};

export const petRateRows: readonly Dated<PetRates>[] = [
  {
    from: '2025-01-01',
    value: {
      cat: 290_000,
      dog: { small: 360_000, medium: 440_000, large: 560_000 },
      elderly: { fromAge: 6, factor: 1.3 },
      neutered: 0.97,
      limits: [
        { limit: 2_500_000, factor: 1 },
        { limit: 5_000_000, factor: 1.25 },
        { limit: 10_000_000, factor: 1.6 },
      ],
      copay: 0.85,
    },
    source: 'domain §6.5; the factors of limits, of co-payment and of neutered animals are ours',
    certainty: 'placeholder',
  },
];
