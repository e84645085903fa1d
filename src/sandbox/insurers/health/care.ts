import type { CoverageValue } from '../coverages.ts';

export type Scheme = 'supplementary' | 'individual';

/** What differs from insurer to insurer in the same plan. */
export type Care = {
  /** Percent of a visit that the insured person pays. */
  readonly outpatientShare: Readonly<Record<Scheme, number>>;
  readonly inpatientShare: number;
  /** Factor on the number of hospitals in a network. */
  readonly hospitals: number;
  readonly waitingMonths: number;
  readonly lifelongRenewal: CoverageValue['type'] & ('INCLUDED' | 'NOT_INCLUDED' | 'UNDEFINED');
};

const usual: Care = {
  outpatientShare: { supplementary: 0, individual: 20 },
  inpatientShare: 0,
  hospitals: 1,
  waitingMonths: 3,
  lifelongRenewal: 'INCLUDED',
};

const cares: Readonly<Record<string, Partial<Care>>> = {
  904: {
    outpatientShare: { supplementary: 10, individual: 20 },
    hospitals: 0.7,
    waitingMonths: 6,
    lifelongRenewal: 'NOT_INCLUDED',
  },
  905: { outpatientShare: { supplementary: 0, individual: 0 }, hospitals: 1.2, waitingMonths: 0 },
  908: { outpatientShare: { supplementary: 0, individual: 10 } },
  909: { hospitals: 1.1, waitingMonths: 6 },
  914: { hospitals: 0.9, lifelongRenewal: 'UNDEFINED' },
  915: { inpatientShare: 10, waitingMonths: 0 },
};

export function careOf(code: string): Care {
  return { ...usual, ...cares[code] };
}
