import type { Day } from '../dates.ts';

/** What is written down of a policy: nothing but what somebody did to it. */
export const policyStates = ['active', 'withdrawing', 'withdrawn', 'cancelRequested', 'cancelled'] as const;
export type PolicyState = (typeof policyStates)[number];

/** States of a policy that nobody has ended or given back. */
export const standingPolicyStates = ['active', 'cancelRequested'] as const satisfies readonly PolicyState[];

export function isStanding(state: PolicyState): boolean {
  return (standingPolicyStates as readonly PolicyState[]).includes(state);
}

/** Where a policy stands on a day, for the person who holds it. */
export const policyStages = ['upcoming', 'ended', ...policyStates] as const;
export type PolicyStage = (typeof policyStages)[number];

/** The last day is covered. */
export function policyStage(
  { state, start, end }: { readonly state: PolicyState; readonly start: Day; readonly end: Day },
  today: Day,
): PolicyStage {
  if (state !== 'active') return state;
  if (today < start) return 'upcoming';
  return today > end ? 'ended' : 'active';
}
