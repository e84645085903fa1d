import type { Day } from '../../dates.ts';
import type { Fuel } from '../../vehicle-lists.ts';
import { type Certainty, type Dated, inForce } from '../dated.ts';

export type TariffGroup = {
  readonly group: number;
  readonly label: string;
  /** Price relative to a private car. */
  readonly ratio: number;
  /** The same where a company owns the vehicle. */
  readonly corporateRatio: number;
  readonly certainty: Certainty;
};

type GroupRow = readonly [label: string, ratio: number, corporateRatio: number, certainty: Certainty];

function tariffGroups(rows: Readonly<Record<number, GroupRow>>): readonly TariffGroup[] {
  return Object.entries(rows).map(([group, [label, ratio, corporateRatio, certainty]]) => ({
    group: Number(group),
    label,
    ratio,
    corporateRatio,
    certainty,
  }));
}

const sinceDecember2025: Readonly<Record<number, GroupRow>> = {
  1: ['Otomobil', 1, 1.2, 'calculated'],
  2: ['Taksi', 2.687, 2.687, 'calculated'],
  3: ['Minibüs (10–17)', 1.75712, 1.75712, 'calculated'],
  4: ['Otobüs (18–30)', 3.2, 3.2, 'placeholder'],
  5: ['Otobüs (31+)', 6.44, 6.6, 'calculated'],
  6: ['Kamyonet', 1.30731, 1.30731, 'sourced'],
  7: ['Kamyon', 2.6, 2.6, 'placeholder'],
  8: ['İş makinesi', 0.9, 0.9, 'placeholder'],
  9: ['Traktör', 0.1878, 0.1878, 'calculated'],
  10: ['Römork', 0.35, 0.35, 'placeholder'],
  11: ['Motosiklet ve yük motosikleti', 0.40768, 0.40768, 'sourced'],
  12: ['Tanker', 2.7, 2.7, 'placeholder'],
  13: ['Çekici', 4.5, 4.5, 'placeholder'],
  14: ['Özel amaçlı taşıt', 1.2, 1.2, 'placeholder'],
  15: ['Tarım makinesi', 0.25, 0.25, 'placeholder'],
};

export const tariffGroupRows: readonly Dated<readonly TariffGroup[]>[] = [
  {
    from: '2025-09-01',
    until: '2025-11-30',
    value: tariffGroups({
      ...sinceDecember2025,
      2: ['Taksi', 2.6347, 2.6347, 'calculated'],
      5: ['Otobüs (31+)', 6.3149, 6.3149, 'calculated'],
    }),
    source: 'domain §2.4: taxi and coach from the published caps of September 2025 [S34], the rest as later',
    certainty: 'calculated',
  },
  {
    from: '2025-12-01',
    value: tariffGroups(sinceDecember2025),
    source:
      'domain §2.2, §2.4 [S8][S31][S35][S38][S39]; each group carries its own certainty; its printed ratios are rounded, these give its table of caps',
    certainty: 'calculated',
  },
];

/** Fully electric cars: 0.90 by rule, 0.92 observed. */
export const electricCarRows: readonly Dated<number>[] = [
  { from: '2023-05-15', value: 0.9, source: 'domain §2.4 [S28][S39]', certainty: 'sourced' },
];

export function tariffGroup(group: number, day: Day): TariffGroup {
  const found = inForce(tariffGroupRows, day).value.find((row) => row.group === group);
  if (found === undefined) throw new RangeError(`there is no tariff group ${group}`);
  return found;
}

const carGroup = 1;
const electricFuel: Fuel = 'Elektrik';

/** Whether the factor of electric cars is for it: of the groups only cars have one. */
export function isElectricCar(group: number, fuel: string): boolean {
  return group === carGroup && fuel === electricFuel;
}

export function electricCarFactor(day: Day): number {
  return inForce(electricCarRows, day).value;
}
