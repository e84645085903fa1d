import type { Policy } from '#contracts/calls/policies.ts';

/** Policies that cover now or will, those that end first at the top. */
export function runningPolicies(policies: readonly Policy[]): readonly Policy[] {
  return policies
    .filter(({ State }) => State === 'active' || State === 'upcoming' || State === 'cancelRequested')
    .toSorted((one, other) => one.PolicyEnd.localeCompare(other.PolicyEnd));
}
