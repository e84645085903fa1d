import type { Day } from '../../dates.ts';
import { type Dated, inForce } from '../dated.ts';

export type StepTable = {
  /** Factor on the class base, by step 0–8. */
  readonly factors: readonly number[];
  /** Step and factor of who has never had a policy. */
  readonly firstEntry: { readonly step: number; readonly factor: number };
};

export const trafficStepRows: readonly Dated<StepTable>[] = [
  {
    from: '2023-05-15',
    value: { factors: [3, 2.35, 1.9, 1.45, 1, 0.95, 0.8, 0.6, 0.5], firstEntry: { step: 4, factor: 1.1 } },
    source: 'domain §2.1 [S3][S27]; the first-entry surcharge stands there with an asterisk',
    certainty: 'sourced',
  },
];

export type TrafficStep = { readonly step: number; readonly firstEntry: boolean };

/** Where somebody stands: who has never had a policy, and so has no step, begins on the entry step. */
export function trafficStepOf(step: number | undefined, day: Day): TrafficStep {
  return { step: step ?? inForce(trafficStepRows, day).value.firstEntry.step, firstEntry: step === undefined };
}

/** What a step does to the class base. A first entry pays its surcharge only while it stands on the entry step. */
export function stepFactor({ step, firstEntry, day }: TrafficStep & { readonly day: Day }): number {
  const table = inForce(trafficStepRows, day).value;
  if (firstEntry && step === table.firstEntry.step) return table.firstEntry.factor;
  const factor = table.factors[step];
  if (factor === undefined) throw new RangeError(`there is no traffic step ${step}`);
  return factor;
}
