import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { addOnsOf } from '../../lines/add-ons.ts';
import type { PropertyAnswers } from './answers.ts';
import { insuresHome } from './lines.ts';
import { isInForce } from './start.ts';

/** What decides which lines are offered beside a line: answers over what was found, and the policy that was found. */
export type AddOnFacts = {
  readonly answers: Pick<
    PropertyAnswers,
    'Occupant' | 'DaskPolicyNo' | 'PolicyStart' | 'DaskKullanimSekli' | 'InsuredRole'
  >;
  readonly policyEnd: Day | undefined;
};

/** The owner buys the earthquake policy, once. */
function needsEarthquake({ answers, policyEnd }: AddOnFacts): boolean {
  const { Occupant, DaskPolicyNo, PolicyStart } = answers;
  const hasPolicy = DaskPolicyNo !== undefined || (PolicyStart !== undefined && isInForce(policyEnd, PolicyStart));
  return Occupant === '1' && !hasPolicy;
}

/** A home is insured where somebody lives, by who owns it, uses it for life or rents it. */
function hasHome({ answers: { DaskKullanimSekli, InsuredRole } }: AddOnFacts): boolean {
  return DaskKullanimSekli === '1' && (InsuredRole === '1' || InsuredRole === '2' || InsuredRole === '3');
}

/** The lines that are asked beside a line that insures a building. */
export function propertyAddOns(line: LineKey, facts: AddOnFacts): readonly LineKey[] {
  return addOnsOf(line).filter((addOn) => (insuresHome(addOn) ? hasHome(facts) : needsEarthquake(facts)));
}
