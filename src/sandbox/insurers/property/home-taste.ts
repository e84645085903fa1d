import type { DaskGroup } from '#domain/tariffs/dask/groups.ts';
import type { Home } from './property.ts';

export const homeGrades = ['dar', 'genis', 'tam'] as const;
export type HomeGrade = (typeof homeGrades)[number];

/** Which homes an insurer takes, and how it sells them. */
export type HomeTaste = {
  readonly grades: readonly HomeGrade[];
  /** Oldest building it takes, in years. */
  readonly oldestAge: number;
  readonly mostEmptyMonths: number;
  readonly summerHouses: boolean;
  readonly otherStructures: boolean;
  readonly closedRoofs: readonly Home['roof'][];
  /** Basements and ground floors only behind bars. */
  readonly wantsBars: boolean;
  readonly repaired: boolean;
  /** Above this sum in lira it wants its head office's consent. */
  readonly highestSum: number;
  /** Groups in which it sells no earthquake coverage. */
  readonly quakeClosed: readonly DaskGroup[];
  /** Factor on earthquake coverage by group. */
  readonly quakeLoads: Readonly<Partial<Record<DaskGroup, number>>>;
  /** Gives each grade the excesses of the next one. */
  readonly lowExcess: boolean;
};

const usual: HomeTaste = {
  grades: ['dar', 'genis', 'tam'],
  oldestAge: 60,
  mostEmptyMonths: 6,
  summerHouses: true,
  otherStructures: true,
  closedRoofs: [],
  wantsBars: false,
  repaired: true,
  highestSum: 50_000_000,
  quakeClosed: [],
  quakeLoads: {},
  lowExcess: false,
};

/** What is odd about an insurer, by its code. */
const tastes: Readonly<Record<string, Partial<HomeTaste>>> = {
  904: { grades: ['dar', 'genis'], oldestAge: 40, mostEmptyMonths: 3, summerHouses: false, closedRoofs: ['wood'] },
  905: { grades: ['genis', 'tam'], oldestAge: 30, wantsBars: true, closedRoofs: ['wood', 'metal'], lowExcess: true },
  907: { oldestAge: 100, mostEmptyMonths: 11, highestSum: 100_000_000, quakeLoads: { 1: 1.25, 2: 1.1 } },
  914: { grades: ['genis', 'tam'], repaired: false, otherStructures: false },
  916: {
    grades: ['dar', 'genis'],
    oldestAge: 25,
    mostEmptyMonths: 2,
    summerHouses: false,
    otherStructures: false,
    repaired: false,
    highestSum: 15_000_000,
    quakeClosed: [1, 2],
  },
};

export function homeTasteOf(code: string): HomeTaste {
  return { ...usual, ...tastes[code] };
}
