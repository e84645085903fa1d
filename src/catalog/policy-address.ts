import { accountPage } from './pages/index.ts';

/** Names a policy in an address. */
export const policyParameter = 'police';

/** Where a member finds a policy. */
export function memberPolicyPath(policyGuid: string): string {
  return `${accountPage.path}?${new URLSearchParams({ page: 'policelerim', [policyParameter]: policyGuid })}`;
}
