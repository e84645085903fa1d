import type { Kurus } from '../money.ts';

/** What one of the insured people costs, and under which conditions they are taken. In the order of the people. */
export type PersonPrice = {
  readonly gross: Kurus;
  /** What is added because of what the person declared; nothing where they are taken as they are. */
  readonly loadingPercent: number | undefined;
  /** What is not paid for, in the insurer's words. */
  readonly exclusions: readonly string[];
};
