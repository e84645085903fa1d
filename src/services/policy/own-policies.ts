import type { Policy } from '#ports/policies.ts';
import type { PolicyPorts } from './ports.ts';

type Ports = Pick<PolicyPorts, 'accounts' | 'policyBook'>;

/** A national number alone proves nobody: the phone that was proven in the purchase must be the account's own. */
export async function readOwnPolicies({ accounts, policyBook }: Ports, accountId: string): Promise<readonly Policy[]> {
  const account = await accounts.read(accountId);
  return account?.phoneVerifiedAt === undefined ? [] : policyBook.ofPerson(account);
}

/** One policy of the account; for everybody else there is none. */
export async function readOwnPolicy(
  { accounts, policyBook }: Ports,
  policyId: string,
  accountId: string,
): Promise<Policy | undefined> {
  const [account, policy] = await Promise.all([accounts.read(accountId), policyBook.find(policyId)]);
  if (!policy || account?.phoneVerifiedAt === undefined) return undefined;
  const isHolder = account.nationalNumber === policy.nationalNumber && account.phone === policy.phone;
  return isHolder ? policy : undefined;
}
