import type { Kurus } from '#domain/money.ts';
import type { CancellationState, CancellationWay } from '#domain/policy/cancellation-state.ts';
import type { CancelRequest } from './policies.ts';

/** A wish that a policy may end, and what became of it. */
export type Cancellation = CancelRequest & {
  readonly id: string;
  readonly policyId: string;
  readonly state: CancellationState;
  readonly way: CancellationWay | undefined;
  /** How often it was looked at. */
  readonly attempts: number;
  readonly forwardedAt: Date | undefined;
  readonly answeredAt: Date | undefined;
  /** What comes back, of one that was accepted. */
  readonly refund: Kurus | undefined;
  /** Why it was refused, in the insurer's words. */
  readonly refusal: string | undefined;
  /** The last state that its person was told of. */
  readonly told: CancellationState | undefined;
};

/**
 * What became of an answer. policyOver: the policy ended otherwise meanwhile, so that there is nothing to end or to go on,
 * and money for it has its own way back; moreThanKept: the agency returned so much of the order before that the sum is not left.
 * Nothing was written down.
 */
export type AnswerKept = 'kept' | 'answeredBefore' | 'policyOver' | 'moreThanKept';

/** Each answer is written down once: one that came second changes nothing and is told so. */
export type Cancellations = {
  find(id: string): Promise<Cancellation | undefined>;
  /** The newest of a policy. */
  ofPolicy(policyId: string): Promise<Cancellation | undefined>;
  /** How many wait for an answer, handed on or not, and for how long the oldest. */
  backlog(now: Date): Promise<{ readonly count: number; readonly oldestSeconds: number }>;
  /** Takes one that is to be handed on or told, for a while after which others may take it. */
  claim(holdMs: number): Promise<Cancellation | undefined>;
  /** The same with this one, if it waits to be handed on and nobody looked at it since, whenever its turn would come. */
  take(seen: Pick<Cancellation, 'attempts' | 'id'>, holdMs: number): Promise<Cancellation | undefined>;
  /** Looked at again after so long. */
  putOff(id: string, restMs: number): Promise<void>;
  toAgency(id: string, now: Date): Promise<void>;
  /** Ends the policy, and has the money brought back where any comes back; an insurer's own word at most as far as it is left. Without money also where the policy is over. */
  accept(id: string, answer: { readonly refund: Kurus; readonly way: CancellationWay }, now: Date): Promise<AnswerKept>;
  /** The policy goes on. */
  refuse(
    id: string,
    answer: { readonly reason: string; readonly way: CancellationWay },
    now: Date,
  ): Promise<AnswerKept>;
  markTold(id: string, state: CancellationState): Promise<void>;
};
