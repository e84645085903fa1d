export const kaskoGrades = ['dar', 'kasko', 'genisletilmis', 'tam'] as const;
export type KaskoGrade = (typeof kaskoGrades)[number];

/** Which risks an insurer takes into kasko, and how it sells them. */
export type KaskoTaste = {
  readonly grades: readonly KaskoGrade[];
  /** Oldest car it takes, in years. */
  readonly oldestAge: number;
  /** Lowest traffic step it takes. */
  readonly leastStep: number;
  readonly commercialUse: boolean;
  readonly rentACar: boolean;
  readonly needsProfession: boolean;
  /** Above this value in lira it wants its head office's consent. */
  readonly highestValue: number;
  readonly closedProvinces: readonly number[];
  /** Gives each grade the coverages of the next one. */
  readonly generous: boolean;
  readonly authorisedService: boolean;
};

const usual: KaskoTaste = {
  grades: ['kasko'],
  oldestAge: 15,
  leastStep: 0,
  commercialUse: true,
  rentACar: false,
  needsProfession: false,
  highestValue: 10_000_000,
  closedProvinces: [],
  generous: false,
  authorisedService: false,
};

/** What is odd about an insurer, by its code. */
const tastes: Readonly<Record<string, Partial<KaskoTaste>>> = {
  901: { grades: ['dar', 'kasko', 'genisletilmis'], rentACar: true },
  902: { grades: ['dar', 'kasko'], oldestAge: 12, leastStep: 3, commercialUse: false },
  903: { grades: ['kasko', 'genisletilmis'] },
  904: { grades: ['kasko', 'genisletilmis'], needsProfession: true },
  905: { grades: ['genisletilmis', 'tam'], generous: true, authorisedService: true, commercialUse: false },
  910: { grades: ['kasko', 'genisletilmis'], rentACar: true },
  913: { grades: ['kasko'] },
  914: { grades: ['kasko', 'genisletilmis', 'tam'] },
  915: { grades: ['dar', 'genisletilmis', 'tam'], oldestAge: 99, rentACar: true, highestValue: 100_000_000 },
  916: { grades: ['dar', 'kasko'], commercialUse: false, closedProvinces: [30, 73] },
};

export function kaskoTasteOf(code: string): KaskoTaste {
  return { ...usual, ...tastes[code] };
}
