import type { TripPlanKey } from './trip-plans.ts';

/** Which journeys an insurer takes, and how it sells them. */
export type TripTaste = {
  readonly plans: readonly TripPlanKey[];
  readonly oldestAge: number;
  readonly sport: boolean;
  /** Whether it sells where the USA, Canada and Japan are covered too. */
  readonly usa: boolean;
  /** Gives the premium back where the visa is refused. */
  readonly visaRefund: boolean;
  /** What of each treatment stays with the traveller, in euro. */
  readonly excess: number;
};

const usual: TripTaste = {
  plans: ['gumus', 'altin'],
  oldestAge: 80,
  sport: true,
  usa: true,
  visaRefund: true,
  excess: 0,
};

/** What is odd about an insurer, by its code. */
const tastes: Readonly<Record<string, Partial<TripTaste>>> = {
  905: { plans: ['altin', 'platin'], usa: false },
  907: { sport: false, excess: 50 },
  911: { plans: ['gumus', 'altin', 'platin'], oldestAge: 75 },
  912: { visaRefund: false },
  916: { plans: ['ekonomik', 'gumus'], excess: 100 },
};

export function tripTasteOf(code: string): TripTaste {
  return { ...usual, ...tastes[code] };
}
