import { isOwnPurchase } from '#domain/policy/own-purchase.ts';
import type { Policy } from '#ports/policies.ts';
import type { PolicyPorts } from './ports.ts';

type Ports = Pick<PolicyPorts, 'accounts' | 'policyBook'>;

const purchaseOf = ({ identity, phone, order: { accountId } }: Policy) => ({ identity, phone, accountId });

export async function readOwnPolicies({ accounts, policyBook }: Ports, accountId: string): Promise<readonly Policy[]> {
  const account = await accounts.read(accountId);
  const policies = account ? await policyBook.ofPerson(account.nationalNumber) : [];
  return policies.filter((policy) => account && isOwnPurchase(account, purchaseOf(policy)));
}

/** One policy of the account; for everybody else there is none. */
export async function readOwnPolicy(
  { accounts, policyBook }: Ports,
  policyId: string,
  accountId: string,
): Promise<Policy | undefined> {
  const [account, policy] = await Promise.all([accounts.read(accountId), policyBook.find(policyId)]);
  return account && policy && isOwnPurchase(account, purchaseOf(policy)) ? policy : undefined;
}
