import type { Kurus } from '../../money.ts';
import type { Structure } from '../../risks/property.ts';
import type { Dated } from '../dated.ts';
import type { DaskGroup } from './groups.ts';

/** The fixed sums of the earthquake tariff. */
export type DaskAmounts = {
  /** What a square metre is insured for. */
  readonly unitPrice: Readonly<Record<Structure, Kurus>>;
  /** The most that is insured, whatever the area. */
  readonly ceiling: Kurus;
  /** The least a policy costs. */
  readonly minimum: Readonly<Record<DaskGroup, Kurus>>;
};

/**
 * Rows begin with the tariff of 2024, the first one with seven groups whose figures are all known. A later row of 2026
 * (11,357 and 7,571 TL a square metre, at most 2,407,723 TL) is left out: nobody knows its first day.
 */
export const daskAmountRows: readonly Dated<DaskAmounts>[] = [
  {
    from: '2024-01-01',
    value: {
      unitPrice: { concrete: 600_000, other: 400_000 },
      ceiling: 127_200_000,
      minimum: { 1: 97_900, 2: 86_900, 3: 73_900, 4: 69_300, 5: 52_100, 6: 37_000, 7: 25_200 },
    },
    source: 'domain §4.3 [S6][S63]',
    certainty: 'sourced',
  },
  {
    from: '2025-03-08',
    value: {
      unitPrice: { concrete: 803_800, other: 535_900 },
      ceiling: 170_416_200,
      minimum: { 1: 144_100, 2: 128_300, 3: 109_200, 4: 102_400, 5: 76_500, 6: 54_600, 7: 37_100 },
    },
    source: 'domain §4.3 [S64][S65]',
    certainty: 'sourced',
  },
  {
    from: '2026-01-01',
    value: {
      unitPrice: { concrete: 988_400, other: 659_000 },
      ceiling: 209_546_200,
      minimum: { 1: 195_100, 2: 173_700, 3: 147_400, 4: 138_400, 5: 103_800, 6: 74_000, 7: 50_500 },
    },
    source: 'domain §4.3 [S66][S67]',
    certainty: 'sourced',
  },
  {
    from: '2026-05-01',
    value: {
      unitPrice: { concrete: 1_071_400, other: 714_200 },
      ceiling: 227_128_300,
      minimum: { 1: 211_500, 2: 188_200, 3: 159_700, 4: 150_000, 5: 112_500, 6: 80_200, 7: 54_700 },
    },
    source:
      'domain §4.3 [S7], marked unverified there; minimums calculated as 70 m². The undated row “later in 2026” is not used',
    certainty: 'calculated',
  },
];
