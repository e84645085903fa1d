import type { Day } from '../dates.ts';
import { type Dated, inForceOrLatest } from './dated.ts';

export type PersonalAccidentRates = { readonly deathPerMille: number; readonly disabilityPerMille: number };

export const personalAccidentRows: readonly Dated<PersonalAccidentRates>[] = [
  {
    from: '2025-01-01',
    value: { deathPerMille: 0.9, disabilityPerMille: 0.6 },
    source: 'domain §6.6',
    certainty: 'placeholder',
  },
];

/** Youngest and oldest insured person, in years (domain §6.6 [S25]). */
export const personalAccidentAges = { youngest: 18, oldest: 65 } as const;

export type PersonalAccidentQuery = {
  /** Sums insured in kuruş. */
  readonly death: number;
  readonly disability: number;
  readonly day?: Day | undefined;
};

/** Year's net premium in kuruş. */
export function personalAccidentNet({ death, disability, day }: PersonalAccidentQuery): number {
  const { deathPerMille, disabilityPerMille } = inForceOrLatest(personalAccidentRows, day).value;
  return Math.round((death * deathPerMille + disability * disabilityPerMille) / 1000);
}
