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

/** Each answer is written down once: one that came second changes nothing and is told so. */
export type Cancellations = {
  find(id: string): Promise<Cancellation | undefined>;
  /** The newest of a policy. */
  ofPolicy(policyId: string): Promise<Cancellation | undefined>;
  /** What waits for an answer of the agency, the longest waiting first. */
  forwarded(most: number): Promise<readonly Cancellation[]>;
  /** Takes what is to be handed on or told, for a while after which others may take it. */
  claim(holdMs: number, most: number): Promise<readonly Cancellation[]>;
  /** Looked at again after so long. */
  putOff(id: string, restMs: number): Promise<void>;
  toAgency(id: string, now: Date): Promise<void>;
  /** Ends the policy, and has the money brought back where any comes back. */
  accept(id: string, answer: { readonly refund: Kurus; readonly way: CancellationWay }, now: Date): Promise<boolean>;
  /** The policy goes on. */
  refuse(id: string, answer: { readonly reason: string; readonly way: CancellationWay }, now: Date): Promise<boolean>;
  markTold(id: string, state: CancellationState): Promise<void>;
};
