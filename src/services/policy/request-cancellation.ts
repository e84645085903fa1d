import { istanbulToday } from '#domain/dates.ts';
import type { CancelRequest } from '#ports/policies.ts';
import { type Caller, visitorOf } from '../ports.ts';
import { readOwnPolicy } from './own-policies.ts';
import type { PolicyPorts } from './ports.ts';
import { withdrawalOf } from './withdrawal-of.ts';

export type CancellationAnswer =
  | { readonly kind: 'requested' | 'notFound' | 'closed' }
  /** The policy can be given back at once, without a reason. */
  | { readonly kind: 'mayWithdraw' }
  | { readonly kind: 'saleDayMissing' | 'saleDayAhead' };

export type CancellationWish = Omit<CancelRequest, 'requestedAt'> & {
  readonly policyId: string;
  readonly accountId: string;
};

/** Asks for the end of a policy that cannot simply be given back; the job that follows hands it on to who decides. */
export async function requestCancellation(
  ports: Pick<PolicyPorts, 'accounts' | 'clock' | 'policyBook' | 'secrets'>,
  { policyId, accountId, reason, soldOn: told, note }: CancellationWish,
  caller: Caller,
): Promise<CancellationAnswer> {
  const policy = await readOwnPolicy(ports, policyId, accountId);
  if (!policy) return { kind: 'notFound' };
  if (policy.state === 'cancelRequested') return { kind: 'requested' };
  const now = ports.clock.now();
  const withdrawal = withdrawalOf(policy, now);
  if (withdrawal.kind === 'closed') return withdrawal;
  if (withdrawal.kind === 'possible') return { kind: 'mayWithdraw' };
  const soldOn = reason === 'sold' ? told : undefined;
  if (reason === 'sold' && soldOn === undefined) return { kind: 'saleDayMissing' };
  if (soldOn !== undefined && soldOn > istanbulToday(now)) return { kind: 'saleDayAhead' };
  const act = { visitor: visitorOf(ports, caller), address: caller.address };
  const done = await ports.policyBook.requestCancel(policy.id, { reason, soldOn, note, ...act }, now);
  return { kind: done ? 'requested' : 'closed' };
}
