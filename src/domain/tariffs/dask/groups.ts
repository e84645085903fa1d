import type { Day } from '../../dates.ts';
import { type Dated, inForce } from '../dated.ts';

/** Risk groups of the earthquake tariff, the first one the dearest. */
export const daskGroups = [1, 2, 3, 4, 5, 6, 7] as const;
export type DaskGroup = (typeof daskGroups)[number];

type DaskGroupTable = {
  /** Plate codes of the provinces in each group. */
  readonly provinces: Readonly<Record<DaskGroup, readonly number[]>>;
  /** Districts whose group is not their province's, by code. The names are for whoever reads the table. */
  readonly districts: Readonly<Partial<Record<DaskGroup, Readonly<Record<number, string>>>>>;
};

export const daskGroupRows: readonly Dated<DaskGroupTable>[] = [
  {
    from: '2024-01-01',
    value: {
      provinces: {
        1: [9, 12, 14, 24, 30, 31, 35, 41, 45, 54, 77, 81],
        2: [5, 10, 15, 16, 20, 23, 44, 46, 48, 49, 60, 62, 65, 80],
        3: [2, 3, 11, 13, 17, 18, 32, 34, 43, 78],
        4: [4, 19, 25, 56, 59, 64, 67, 71, 74, 76],
        5: [1, 7, 21, 26, 27, 36, 37, 40, 55, 69, 72, 73, 75, 79],
        6: [6, 8, 28, 29, 38, 47, 52, 58, 63, 66],
        7: [22, 33, 39, 42, 50, 51, 53, 57, 61, 68, 70],
      },
      districts: {
        2: {
          3401: 'Adalar',
          3404: 'Avcılar',
          3407: 'Bakırköy',
          3412: 'Beylikdüzü',
          3414: 'Büyükçekmece',
          3420: 'Fatih',
          3423: 'Kadıköy',
          3425: 'Kartal',
          3426: 'Küçükçekmece',
          3427: 'Maltepe',
          3428: 'Pendik',
          3431: 'Silivri',
          3436: 'Tuzla',
          3439: 'Zeytinburnu',
        },
        4: {
          3402: 'Arnavutköy',
          3411: 'Beykoz',
          3415: 'Çatalca',
          3430: 'Sarıyer',
          3434: 'Şile',
        },
      },
    },
    source: 'domain §4.5, §12: the annex that assigns them was not found',
    certainty: 'placeholder',
  },
];

export type DaskPlace = { readonly provinceCode: number; readonly districtCode: number };

/** The risk group of a place: its district's where it has one of its own, else its province's. */
export function daskGroupOf({ provinceCode, districtCode }: DaskPlace, on: Day): DaskGroup {
  const { provinces, districts } = inForce(daskGroupRows, on).value;
  const found =
    daskGroups.find((group) => districts[group]?.[districtCode] !== undefined) ??
    daskGroups.find((group) => provinces[group].includes(provinceCode));
  if (found === undefined) throw new RangeError(`there is no province ${provinceCode}`);
  return found;
}
