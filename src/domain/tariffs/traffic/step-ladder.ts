import type { Day } from '../../dates.ts';
import { inForce } from '../dated.ts';
import { stepFactor, trafficStepOf, trafficStepRows } from './steps.ts';

/** One step of the ladder, and by how many percent it is above or below the class base. */
export type LadderStep = { readonly step: number; readonly percent: number };

export type StepLadder = {
  /** From the dearest to the cheapest. */
  readonly steps: readonly LadderStep[];
  readonly own: number;
  /** Where a year without a claim leads; undefined on the highest step. */
  readonly afterClaimFreeYear: LadderStep | undefined;
  /** Where a claim leads; undefined on the lowest step. */
  readonly afterClaim: LadderStep | undefined;
};

export type OwnStep = {
  /** Step 0–8; undefined for a first entry. */
  readonly step: number | undefined;
  readonly day: Day;
};

const percentOf = (ratio: number) => Math.round((ratio - 1) * 100);

/** The steps of traffic with a person's own, and what the next year may do to their price. */
export function stepLadder({ step, day }: OwnStep): StepLadder {
  const { factors } = inForce(trafficStepRows, day).value;
  const { step: own, firstEntry } = trafficStepOf(step, day);
  const now = stepFactor({ step: own, firstEntry, day });
  const changeTo = (next: number): LadderStep | undefined => {
    const factor = factors[next];
    return factor === undefined ? undefined : { step: next, percent: percentOf(factor / now) };
  };
  return {
    steps: factors.map((factor, index) => ({ step: index, percent: percentOf(factor) })),
    own,
    afterClaimFreeYear: changeTo(own + 1),
    afterClaim: changeTo(own - 1),
  };
}
