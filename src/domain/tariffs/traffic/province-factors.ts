import type { Day } from '../../dates.ts';
import { type Certainty, type Dated, inForce } from '../dated.ts';

export type ProvinceFactor = { readonly factor: number; readonly certainty: Certainty };

const sourcedGroups: readonly (readonly [factor: number, provinces: readonly number[]])[] = [
  [1.06, [34]],
  [1.03, [6, 16, 41]],
  [1, [25, 35, 38, 77]],
  [0.95, [9, 15, 17, 30, 31, 32, 36, 37, 47, 48, 51, 57, 60, 63, 70, 73, 74]],
];

const placeholderGroups: readonly (readonly [factor: number, provinces: readonly number[]])[] = [
  [0.99, [1, 7, 27, 33, 42, 54, 55, 59]],
  [0.98, [10, 20, 21, 26, 44, 45, 46, 61]],
  [0.97, [3, 14, 22, 23, 39, 43, 52, 65, 67, 81]],
  [
    0.96,
    [
      2, 4, 5, 8, 11, 12, 13, 18, 19, 24, 28, 29, 40, 49, 50, 53, 56, 58, 62, 64, 66, 68, 69, 71, 72, 75, 76, 78, 79,
      80,
    ],
  ],
];

function spread(
  groups: readonly (readonly [factor: number, provinces: readonly number[]])[],
  certainty: Certainty,
): [number, ProvinceFactor][] {
  return groups.flatMap(([factor, provinces]) =>
    provinces.map((province): [number, ProvinceFactor] => [province, { factor, certainty }]),
  );
}

/** Factor of the 81 provinces on the traffic cap, by plate code. */
export const provinceFactorRows: readonly Dated<ReadonlyMap<number, ProvinceFactor>>[] = [
  {
    from: '2017-04-12',
    value: new Map([...spread(sourcedGroups, 'sourced'), ...spread(placeholderGroups, 'placeholder')]),
    source: 'domain §2.4, §12 [S8][S36][S39]; 0.96–0.99 are split by hand',
    certainty: 'sourced',
  },
];

function factorOf(provinceCode: number, day: Day): ProvinceFactor {
  const found = inForce(provinceFactorRows, day).value.get(provinceCode);
  if (found === undefined) throw new RangeError(`there is no province ${provinceCode}`);
  return found;
}

export function provinceFactor(provinceCode: number, day: Day): number {
  return factorOf(provinceCode, day).factor;
}

export function provinceFactorCertainty(provinceCode: number, day: Day): Certainty {
  return factorOf(provinceCode, day).certainty;
}
