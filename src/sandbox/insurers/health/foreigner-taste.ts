/** A package for residence permits, in lira and percent. */
export type ForeignerPlan = {
  readonly code: string;
  readonly name: string;
  readonly factor: number;
  /** Care in hospitals without a contract, and the share of it that the insured person pays. */
  readonly outsideLimit: number;
  readonly outsideShare: number;
  readonly outpatientLimit: number;
  readonly outpatientShare: number;
  readonly waitingMonths: number;
};

export type ForeignerTaste = {
  readonly oldestAge: number;
  readonly hospitals: number;
  readonly plans: readonly ForeignerPlan[];
};

/** Exactly what the circular of 2014 wants (domain §6.3). */
const permit: ForeignerPlan = {
  code: 'Y1',
  name: 'İkamet Sağlık',
  factor: 1,
  outsideLimit: 20_000,
  outsideShare: 20,
  outpatientLimit: 2_000,
  outpatientShare: 40,
  waitingMonths: 3,
};
const plus: ForeignerPlan = {
  ...permit,
  code: 'Y2',
  name: 'İkamet Sağlık Artı',
  factor: 1.35,
  outsideLimit: 50_000,
  outpatientLimit: 6_000,
  outpatientShare: 20,
  waitingMonths: 0,
};
/** Cheaper, and no good for a permit: too little outside the contracted hospitals. */
const basic: ForeignerPlan = { ...permit, code: 'Y0', name: 'Temel Sağlık', factor: 0.85, outsideLimit: 10_000 };

const usual: ForeignerTaste = { oldestAge: 70, hospitals: 420, plans: [permit] };

const tastes: Readonly<Record<string, Partial<ForeignerTaste>>> = {
  903: { oldestAge: 64, hospitals: 260 },
  908: { plans: [permit, plus], hospitals: 510 },
  911: { plans: [{ ...permit, outpatientLimit: 3_000 }] },
  912: { oldestAge: 65, plans: [basic, permit], hospitals: 300 },
};

export function foreignerTasteOf(code: string): ForeignerTaste {
  return { ...usual, ...tastes[code] };
}

/** What a residence permit wants (domain §6.3 [S80][S81]). */
export const leastOutsideLimit = 20_000;
