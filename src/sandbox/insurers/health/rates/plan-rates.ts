import type { Kurus } from '#domain/money.ts';
import type { Dated } from '#domain/tariffs/dated.ts';
import type { Network, Visits } from '../plan.ts';

export type PlanRates = {
  /** Year's gross price of ten visits in the standard network, by age up to which it holds. */
  readonly bands: readonly { readonly upTo: number; readonly gross: Kurus }[];
  /** Hospital beds only. */
  readonly inpatientOnly: number;
  readonly visits: Readonly<Record<Visits, number>>;
  /** Factors of the networks, by scheme; a scheme sells those that have one. */
  readonly networks: {
    readonly supplementary: Readonly<Partial<Record<Network, number>>>;
    readonly individual: Readonly<Partial<Record<Network, number>>>;
  };
  /** Added for a person who can have it. */
  readonly birth: Kurus;
  readonly dental: Kurus;
  readonly checkUp: Kurus;
  /** Factor on everybody's price from so many people on. */
  readonly family: { readonly from: number; readonly factor: number };
};

/** Women of these ages can have birth coverage. */
export const birthAges = { youngest: 18, oldest: 50 } as const;

export const planRateRows: readonly Dated<PlanRates>[] = [
  {
    from: '2025-01-01',
    value: {
      bands: [
        { upTo: 5, gross: 1_900_000 },
        { upTo: 17, gross: 1_250_000 },
        { upTo: 25, gross: 1_300_000 },
        { upTo: 30, gross: 1_450_000 },
        { upTo: 35, gross: 1_600_000 },
        { upTo: 40, gross: 1_850_000 },
        { upTo: 45, gross: 2_250_000 },
        { upTo: 50, gross: 2_750_000 },
        { upTo: 55, gross: 3_500_000 },
        { upTo: 60, gross: 4_600_000 },
        { upTo: 64, gross: 6_200_000 },
        { upTo: 70, gross: 8_400_000 },
      ],
      inpatientOnly: 0.55,
      visits: { 4: 0.86, 6: 0.91, 8: 0.96, 10: 1, 0: 1.2 },
      networks: {
        supplementary: { narrow: 0.82, standard: 1, wide: 1.35 },
        individual: { narrow: 0.82 * 3.2, standard: 3.2, wide: 1.35 * 3.2, full: 5 },
      },
      birth: 1_400_000,
      dental: 120_000,
      checkUp: 90_000,
      family: { from: 3, factor: 0.9 },
    },
    source:
      'domain §6.1, §6.2; the band above 64, the factors of visits, dental and check-up are ours, extras cost the same in both schemes',
    certainty: 'placeholder',
  },
];
