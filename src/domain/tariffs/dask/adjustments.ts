import type { BuildPeriod, FloorBand, Structure } from '../../risks/property.ts';
import type { Dated } from '../dated.ts';

/** Why a price differs from the plain rate. */
export type DaskAdjustmentKey = 'oldBuilding' | 'lowBuilding' | 'highBuilding' | 'renewal';

/** Percent of the plain premium, below zero for a reduction. */
export type DaskAdjustment = { readonly key: DaskAdjustmentKey; readonly percent: number };

export const daskAdjustmentRows: readonly Dated<Readonly<Record<DaskAdjustmentKey, number>>>[] = [
  {
    from: '2022-11-25',
    value: { oldBuilding: 10, lowBuilding: -10, highBuilding: 10, renewal: -20 },
    source: 'domain §4.4 [S6]; that several are added up is ours, since the paragraph on it was not seen (§4.1)',
    certainty: 'sourced',
  },
];

/** The part of each damage that stays with the insured, in percent of the insured sum. */
export const daskExcessRows: readonly Dated<number>[] = [
  { from: '2024-01-01', value: 2, source: 'domain §4.7 [S7]', certainty: 'general' },
];

/** So many days after its end a policy can still be renewed. */
export const daskRenewalDays = 30;

export type DaskBuilding = {
  readonly structure: Structure;
  readonly buildPeriod: BuildPeriod;
  readonly floors: FloorBand;
  /** Whether it follows an earlier policy in time. */
  readonly renews: boolean;
};

const before2000: readonly BuildPeriod[] = ['1', '2', '3'];
const lowBands: readonly FloorBand[] = ['1'];
const highBands: readonly FloorBand[] = ['3', '4'];

/** Which additions and reductions a building gets; structures other than concrete know renewal only. */
export function daskAdjustmentsOf({ structure, buildPeriod, floors, renews }: DaskBuilding): DaskAdjustmentKey[] {
  const concrete = structure === 'concrete';
  const rules: readonly (readonly [DaskAdjustmentKey, boolean])[] = [
    ['oldBuilding', concrete && before2000.includes(buildPeriod)],
    ['lowBuilding', concrete && lowBands.includes(floors)],
    ['highBuilding', concrete && highBands.includes(floors)],
    ['renewal', renews],
  ];
  return rules.flatMap(([key, applies]) => (applies ? [key] : []));
}
