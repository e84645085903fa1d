import { istanbulToday } from '#domain/dates.ts';
import { distanceSalesKey } from '#domain/order/sale-document.ts';
import type { Coverage } from '#domain/quote/coverage.ts';
import type { Cancellation } from '#ports/cancellations.ts';
import type { Policy, Refund } from '#ports/policies.ts';
import { readOwnPolicy } from './own-policies.ts';
import type { PolicyPorts } from './ports.ts';
import { renewalFrom } from './renewal-from.ts';
import { renewalPath } from './renewal-link.ts';
import { type PolicyWithdrawal, withdrawalOf } from './withdrawal-of.ts';

export type PolicyView = {
  readonly policy: Policy;
  /** Empty where the insurer has told none. */
  readonly coverages: readonly Coverage[];
  /** Whether the contract accepted with the purchase can be shown. */
  readonly hasContract: boolean;
  readonly withdrawal: PolicyWithdrawal;
  readonly refund: Refund | undefined;
  /** The newest wish that it may end. */
  readonly cancellation: Cancellation | undefined;
  /** Where it is renewed, once its time has come. */
  readonly renewalPath: string | undefined;
};

type Ports = Pick<
  PolicyPorts,
  | 'accounts'
  | 'cancellations'
  | 'clock'
  | 'contractTexts'
  | 'policyBook'
  | 'quotations'
  | 'refunds'
  | 'renewals'
  | 'secrets'
>;

function isTimeToRenew(policy: Policy, now: Date): boolean {
  const today = istanbulToday(now);
  const opens = renewalFrom(policy, today);
  return policy.state === 'active' && opens !== undefined && today >= opens;
}

/** All there is to say about a policy of the account. */
export async function readPolicy(ports: Ports, policyId: string, accountId: string): Promise<PolicyView | undefined> {
  const policy = await readOwnPolicy(ports, policyId, accountId);
  if (!policy) return undefined;
  const [[row], refund, cancellation, contract] = await Promise.all([
    ports.quotations.offers([policy.offerId]),
    ports.refunds.ofPolicy(policy.id),
    ports.cancellations.ofPolicy(policy.id),
    ports.contractTexts.acceptedWith(policy.order.id, distanceSalesKey),
  ]);
  const now = ports.clock.now();
  return {
    policy,
    coverages: row?.offer?.coverages ?? [],
    hasContract: contract !== undefined,
    withdrawal: withdrawalOf(policy, now),
    refund,
    cancellation,
    renewalPath: isTimeToRenew(policy, now) ? await renewalPath(ports, policy) : undefined,
  };
}
