import type { PetPlanKey } from './pet-plans.ts';

/** Which animals an insurer takes, and how it sells. */
export type PetTaste = {
  readonly plans: readonly PetPlanKey[];
  readonly youngestMonths: number;
  readonly oldestAge: number;
  readonly flatFaced: boolean;
  readonly guards: boolean;
  /** What it does where the vaccinations are not up to date. */
  readonly unvaccinated: 'accidentsOnly' | 'decline';
  /** What it does where a chip is missing that the law wants. */
  readonly withoutChip: 'warn' | 'decline';
  /** Per cent of each bill that stays with the owner at least. */
  readonly leastCopay: number;
  /** Days until illnesses are covered; accidents are at once. */
  readonly illnessWaiting: number;
};

const usual: PetTaste = {
  plans: ['accident', 'illness'],
  youngestMonths: 2,
  oldestAge: 8,
  flatFaced: true,
  guards: true,
  unvaccinated: 'accidentsOnly',
  withoutChip: 'decline',
  leastCopay: 0,
  illnessWaiting: 14,
};

/** Who sells, by code, with what is odd about each. */
const tastes: Readonly<Record<string, Partial<PetTaste>>> = {
  901: { youngestMonths: 3 },
  905: { plans: ['illness', 'wide'], guards: false, unvaccinated: 'decline', leastCopay: 20 },
  907: { youngestMonths: 6, flatFaced: false, unvaccinated: 'decline', illnessWaiting: 30 },
  912: { plans: ['accident', 'illness', 'wide'], oldestAge: 10, withoutChip: 'warn' },
  915: { plans: ['accident', 'wide'], oldestAge: 12 },
};

/** Undefined for an insurer that does not sell it. */
export function petTasteOf(code: string): PetTaste | undefined {
  const own = tastes[code];
  return own && { ...usual, ...own };
}
