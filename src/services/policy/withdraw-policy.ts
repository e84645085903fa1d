import type { Kurus } from '#domain/money.ts';
import type { Policy } from '#ports/policies.ts';
import { type Caller, visitorOf } from '../ports.ts';
import { readOwnPolicy } from './own-policies.ts';
import type { PolicyPorts } from './ports.ts';
import { refundRoom } from './refund-room.ts';
import { type PolicyWithdrawal, withdrawalOf } from './withdrawal-of.ts';

type Possible = Extract<PolicyWithdrawal, { kind: 'possible' }>;

type Impossible = { readonly kind: Exclude<PolicyWithdrawal['kind'], 'possible'> } | { readonly kind: 'notFound' };

export type PreviewAnswer = Impossible | (Possible & { readonly policy: Policy });

type Ports = Pick<PolicyPorts, 'accounts' | 'clock' | 'orders' | 'policyBook' | 'refunds'>;

async function withdrawalNow(ports: Ports, policy: Policy): Promise<PolicyWithdrawal> {
  const withdrawal = withdrawalOf(policy, ports.clock.now());
  if (withdrawal.kind !== 'possible') return withdrawal;
  const { refund } = withdrawal;
  const amount = Math.min(refund.amount, await refundRoom(ports, policy.order));
  return { ...withdrawal, refund: { ...refund, amount } };
}

/** What comes back if the policy is given back today. */
export async function previewWithdrawal(ports: Ports, policyId: string, accountId: string): Promise<PreviewAnswer> {
  const policy = await readOwnPolicy(ports, policyId, accountId);
  if (!policy) return { kind: 'notFound' };
  const withdrawal = await withdrawalNow(ports, policy);
  return withdrawal.kind === 'possible' ? { ...withdrawal, policy } : withdrawal;
}

export type WithdrawAnswer =
  | Impossible
  /** The day changed since the person saw the figure. */
  | { readonly kind: 'refundDiffers'; readonly refund: Kurus }
  | { readonly kind: 'withdrawing' };

export type WithdrawRequest = {
  readonly policyId: string;
  readonly accountId: string;
  /** What the person saw and agreed to. */
  readonly refund: Kurus;
};

/** Gives a policy back for exactly the money the person saw. Doing it again changes nothing. */
export async function withdrawPolicy(
  ports: Ports & Pick<PolicyPorts, 'secrets'>,
  { policyId, accountId, refund }: WithdrawRequest,
  caller: Caller,
): Promise<WithdrawAnswer> {
  const policy = await readOwnPolicy(ports, policyId, accountId);
  if (!policy) return { kind: 'notFound' };
  if (policy.state === 'withdrawing' || policy.state === 'withdrawn') return { kind: 'withdrawing' };
  const now = ports.clock.now();
  const withdrawal = await withdrawalNow(ports, policy);
  if (withdrawal.kind !== 'possible') return withdrawal;
  const promised = withdrawal.refund.amount;
  if (promised !== refund) return { kind: 'refundDiffers', refund: promised };
  const act = { promised, visitor: visitorOf(ports, caller), address: caller.address };
  if (await ports.policyBook.withdraw(policy.id, act, now)) return { kind: 'withdrawing' };
  // Somebody was faster: the same click twice, or another wish for the same policy.
  const changed = await ports.policyBook.find(policy.id);
  return changed?.state === 'withdrawing' || changed?.state === 'withdrawn'
    ? { kind: 'withdrawing' }
    : { kind: 'closed' };
}
