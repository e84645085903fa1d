import { accountTabPath } from './account-pages.ts';

/** Names a policy in an address. */
export const policyParameter = 'police';

/** Where a member finds a policy. */
export function memberPolicyPath(policyGuid: string): string {
  return `${accountTabPath('policies')}&${new URLSearchParams({ [policyParameter]: policyGuid })}`;
}
