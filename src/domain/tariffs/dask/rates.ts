import type { Structure } from '../../risks/property.ts';
import type { Dated } from '../dated.ts';
import type { DaskGroup } from './groups.ts';

/** Rates in hundredths of one per mille, so that they are whole numbers: 282 is 2.82 ‰. */
export type DaskRates = Readonly<Record<Structure, Readonly<Record<DaskGroup, number>>>>;

export const daskRateRows: readonly Dated<DaskRates>[] = [
  {
    from: '2024-01-01',
    value: {
      concrete: { 1: 233, 2: 207, 3: 176, 4: 165, 5: 124, 6: 88, 7: 60 },
      other: { 1: 410, 2: 351, 3: 308, 4: 288, 5: 231, 6: 154, 7: 90 },
    },
    source: 'domain §4.2 [S6]',
    certainty: 'sourced',
  },
  {
    from: '2025-03-08',
    value: {
      concrete: { 1: 256, 2: 228, 3: 194, 4: 182, 5: 136, 6: 97, 7: 66 },
      other: { 1: 451, 2: 386, 3: 339, 4: 317, 5: 254, 6: 169, 7: 99 },
    },
    source: 'domain §4.2: 2024 × 1.10, rounded',
    certainty: 'calculated',
  },
  {
    from: '2026-01-01',
    value: {
      concrete: { 1: 282, 2: 251, 3: 213, 4: 200, 5: 150, 6: 107, 7: 73 },
      other: { 1: 496, 2: 425, 3: 373, 4: 348, 5: 280, 6: 186, 7: 109 },
    },
    source: 'domain §4.2: concrete gives all seven published minimums; other structures are scaled the same way',
    certainty: 'calculated',
  },
];
