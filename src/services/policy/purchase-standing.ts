import { isStanding } from '#domain/policy/policy-state.ts';
import type { Order } from '#ports/orders.ts';
import type { PolicyPorts } from './ports.ts';

/**
 * begun: somebody is at the bank for it. underWay: money is moving for a policy. bought: there is one. givenBack, cancelled:
 * there was one, and its holder gave it back or it was ended.
 */
export type PurchaseStanding = 'begun' | 'underWay' | 'bought' | 'givenBack' | 'cancelled';

/** Where an order stands for who wants to pay for its main policy once more. */
export async function purchaseStanding(
  { reconciliations }: Pick<PolicyPorts, 'reconciliations'>,
  { id, state, sealedProof, items }: Order,
): Promise<PurchaseStanding> {
  if (!items.some((item) => item.state === 'issued')) {
    return sealedProof === undefined && (state === 'created' || state === 'threeDs') ? 'begun' : 'underWay';
  }
  const [main] = items;
  const policy = (await reconciliations.policiesOf(id)).find(({ itemId }) => itemId === main?.id);
  if (!policy || isStanding(policy.state)) return 'bought';
  return policy.state === 'cancelled' ? 'cancelled' : 'givenBack';
}
