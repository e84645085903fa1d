import type { CoverageKey, CoverageValue } from '../quote/coverage.ts';
import type { CoverageSense } from '../quote/coverage-level.ts';

/** The least that must be covered, or the most that may stay with the insured. */
export type MinimumCondition = {
  readonly key: CoverageKey;
  readonly sense: CoverageSense;
  readonly bound: CoverageValue;
};
