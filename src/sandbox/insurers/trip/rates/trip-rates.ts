import type { TripPurpose, TripRegion } from '#domain/risks/trip.ts';
import type { Dated } from '#domain/tariffs/dated.ts';

/** Prices in euro cents, with levies. */
export type TripRates = {
  /** One journey, by days up to which it holds. */
  readonly bands: readonly { readonly upTo: number; readonly cents: number }[];
  /** All journeys of a year. */
  readonly annual: number;
  readonly regions: Readonly<Record<TripRegion, number>>;
  readonly ages: readonly { readonly from: number; readonly factor: number }[];
  readonly purposes: Readonly<Record<TripPurpose, number>>;
  readonly sport: number;
  /** Factor on everybody's price where so many of one family travel. */
  readonly family: { readonly from: number; readonly factor: number };
};

export const tripRateRows: readonly Dated<TripRates>[] = [
  {
    from: '2025-01-01',
    value: {
      bands: [
        { upTo: 8, cents: 600 },
        { upTo: 15, cents: 800 },
        { upTo: 31, cents: 1_200 },
        { upTo: 62, cents: 2_000 },
        { upTo: 92, cents: 2_800 },
        { upTo: 184, cents: 4_500 },
        { upTo: 367, cents: 6_000 },
      ],
      annual: 6_000,
      regions: { schengen: 1, worldWithoutUsa: 1.6, world: 2.4 },
      ages: [
        { from: 0, factor: 1 },
        { from: 66, factor: 1.5 },
        { from: 71, factor: 2 },
        { from: 76, factor: 3 },
      ],
      purposes: { tourism: 1, business: 1, education: 0.95 },
      sport: 1.25,
      family: { from: 3, factor: 0.9 },
    },
    source: 'domain §6.4; sport is sourced [S88], the factors of education and of families are ours',
    certainty: 'placeholder',
  },
];

/** Longest of the journeys of a year, in days (domain §6.4). */
export const longestOfAnnual = 92;
