import type { Kurus } from '#domain/money.ts';
import { openCancellationStates } from '#domain/policy/cancellation-state.ts';
import { isStanding } from '#domain/policy/policy-state.ts';
import type { Cancellation } from '#ports/cancellations.ts';
import type { Policy } from '#ports/policies.ts';
import { unusedDaysOf } from '../policy/answer-cancellation.ts';
import type { DeskPorts } from './ports.ts';

export type CancellationView = {
  readonly wish: Cancellation;
  readonly policy: Policy;
  readonly isOpen: boolean;
  /** Whether the policy ended otherwise meanwhile: then nothing is left to come back or to refuse. */
  readonly isPolicyOver: boolean;
  /** What comes back where the insurer names no sum. */
  readonly unusedDays: Kurus;
};

const isOpenState = (state: Cancellation['state']) => openCancellationStates.some((open) => open === state);

/** A wish that a policy may end, with what it is about. */
export async function readCancellation(
  ports: Pick<DeskPorts, 'cancellations' | 'orders' | 'policyBook' | 'refunds'>,
  id: string,
): Promise<CancellationView | undefined> {
  const wish = await ports.cancellations.find(id);
  const policy = wish && (await ports.policyBook.find(wish.policyId));
  if (!wish || !policy) return undefined;
  return {
    wish,
    policy,
    isOpen: isOpenState(wish.state),
    isPolicyOver: !isStanding(policy.state),
    unusedDays: await unusedDaysOf(ports, wish, policy),
  };
}
