import type { PolicyPorts } from './ports.ts';
import { type PolicyWithdrawal, withdrawalOf } from './withdrawal-of.ts';

/** Until when each policy of a purchase may be given back, by the item it was issued for. */
export async function orderWithdrawals(
  { clock, policyBook }: Pick<PolicyPorts, 'clock' | 'policyBook'>,
  policyIds: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, PolicyWithdrawal>> {
  const now = clock.now();
  const told = await Promise.all(
    [...policyIds].map(async ([itemId, policyId]) => {
      const policy = await policyBook.find(policyId);
      return policy ? ([[itemId, withdrawalOf(policy, now)]] as const) : [];
    }),
  );
  return new Map(told.flat());
}
