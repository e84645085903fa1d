import type { LineKey } from '#domain/lines.ts';
import type { CancelReason } from '#domain/policy/cancel-reasons.ts';
import type { CancellationState, CancellationWay } from '#domain/policy/cancellation-state.ts';

/** A wish that a policy may end, in a list, in which nobody is named. */
export type CancellationRow = {
  readonly id: string;
  readonly state: CancellationState;
  readonly way: CancellationWay | undefined;
  readonly requestedAt: Date;
  readonly reason: CancelReason;
  readonly insurer: string;
  readonly line: LineKey;
  readonly policyNumber: string;
};

export type CancellationsWanted = {
  readonly states: readonly CancellationState[];
  readonly order: 'oldest' | 'newest';
};

export type DeskCancellations = {
  page(
    wanted: CancellationsWanted,
    rows: { readonly skip: number; readonly most: number },
  ): Promise<readonly CancellationRow[]>;
};
