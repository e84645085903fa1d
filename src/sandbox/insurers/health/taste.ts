import type { Network } from './plan.ts';

/** Which people an insurer takes into a health plan, and on which terms. Percentages are added to the person's price. */
export type HealthTaste = {
  readonly networks: readonly Network[];
  /** Oldest person it takes. */
  readonly oldestAge: number;
  /** What an adult with a body mass index of 30 or more costs in addition, and from where on it takes nobody. */
  readonly bodyMass: { readonly load: number; readonly mostIndex?: number };
  /** Declared conditions are left out, looked at first, or cost so much each. */
  readonly conditions: 'exclude' | 'review' | number;
  readonly medicationLoad: number;
  /** What was planned before is left out, turns the person away, or costs so much. */
  readonly plannedTreatment: 'exclude' | 'decline' | number;
  /** All loads of a person together. */
  readonly mostLoad: number;
  /** From this age on it wants to see a report first. */
  readonly reportFromAge: number | undefined;
  /** Offers the next better plan beside the wanted one. */
  readonly offersRicher: boolean;
};

const usual: HealthTaste = {
  networks: ['narrow', 'standard', 'wide', 'full'],
  oldestAge: 64,
  bodyMass: { load: 10 },
  conditions: 'exclude',
  medicationLoad: 0,
  plannedTreatment: 'exclude',
  mostLoad: 60,
  reportFromAge: undefined,
  offersRicher: false,
};

/** What is odd about an insurer, by its code. */
const tastes: Readonly<Record<string, Partial<HealthTaste>>> = {
  901: { oldestAge: 60, offersRicher: true },
  904: { networks: ['narrow', 'standard'], plannedTreatment: 'decline', conditions: 15 },
  905: { conditions: 25, reportFromAge: 55, offersRicher: true },
  908: { bodyMass: { load: 15, mostIndex: 35 }, offersRicher: true },
  909: { bodyMass: { load: 20 }, conditions: 'review' },
  914: { medicationLoad: 10 },
  915: {
    oldestAge: 70,
    conditions: 10,
    medicationLoad: 10,
    plannedTreatment: 20,
    mostLoad: 40,
    offersRicher: true,
  },
};

export function healthTasteOf(code: string): HealthTaste {
  return { ...usual, ...tastes[code] };
}
