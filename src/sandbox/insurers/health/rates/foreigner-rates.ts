import type { Kurus } from '#domain/money.ts';
import type { Dated } from '#domain/tariffs/dated.ts';

export type ForeignerRates = {
  /** Year's gross price of somebody of 18 to 25. */
  readonly base: Kurus;
  readonly bands: readonly { readonly upTo: number; readonly factor: number }[];
  readonly twoYears: number;
};

export const foreignerRateRows: readonly Dated<ForeignerRates>[] = [
  {
    from: '2025-01-01',
    value: {
      base: 240_000,
      bands: [
        { upTo: 17, factor: 1.07 },
        { upTo: 25, factor: 1 },
        { upTo: 30, factor: 1.34 },
        { upTo: 35, factor: 1.5 },
        { upTo: 40, factor: 1.67 },
        { upTo: 45, factor: 2.19 },
        { upTo: 50, factor: 2.25 },
        { upTo: 55, factor: 3.03 },
        { upTo: 60, factor: 3.56 },
        { upTo: 64, factor: 5.72 },
        { upTo: 70, factor: 10 },
      ],
      twoYears: 1.85,
    },
    source: 'domain §6.3: the bands are calculated from [S83][S85], the base and the second year are made up',
    certainty: 'placeholder',
  },
];
