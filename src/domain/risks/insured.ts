import type { Day } from '../dates.ts';
import type { RiskKind } from './risk.ts';

/** What is insured as its owner calls it, and what tells it from others of its like. */
export type Insured = {
  readonly kind: RiskKind;
  readonly title: string;
  readonly detail: string;
  /** The same for the same thing, whatever it is called: a vehicle's plate as registers spell it. */
  readonly key: string;
  /** Other numbers by which the same thing is known: of a vehicle its chassis, of animals their chips. Shown nowhere. */
  readonly also?: readonly string[] | undefined;
  /** The last day on which a policy about it can begin, where age alone decides that nobody insures it any more. */
  readonly lastStart?: Day | undefined;
};
