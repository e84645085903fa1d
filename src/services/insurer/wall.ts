import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  type IPolicy,
  wrap,
} from 'cockatiel';
import type { Failed, FailureReason } from '#ports/insurer.ts';

const failuresInARow = 8;

const ownFaults: ReadonlySet<FailureReason> = new Set(['unreachable', 'tooSlow', 'faulty', 'unreadable']);

export function failedFor(result: unknown, reasons: ReadonlySet<FailureReason>): boolean {
  const answer = result as { readonly kind: string } | Failed;
  return answer.kind === 'failed' && 'reason' in answer && reasons.has(answer.reason);
}

/** An insurer is left alone from now on for so long, or answers again. */
export type RestChange = { readonly restMs: number } | 'works';

/** After several failures in a row an insurer is left alone for a while; then one call tries whether it is back. */
export function restAfterFailures(restMs: number, tell: (change: RestChange) => void): IPolicy {
  const rest = circuitBreaker(
    handleWhenResult((result) => failedFor(result, ownFaults)),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresInARow) },
  );
  rest.onStateChange((state) => {
    if (state === CircuitState.Open) tell({ restMs });
    if (state === CircuitState.Closed) tell('works');
  });
  return rest;
}

/** Who stands in a queue is not told of the end by the queue. */
function untilEnded<Answer>(asked: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    asked.then(resolve, reject);
  });
}

/** A call that does not heed its end is left to itself, and counts as one that took too long. */
async function orTooSlow<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer | Failed> {
  try {
    return await untilEnded(call(), signal);
  } catch (error) {
    if (signal.aborted) return { kind: 'failed', reason: 'tooSlow' };
    throw error;
  }
}

export type WallParts = {
  readonly mostAtOnce: number;
  readonly mostQueued: number;
  readonly rest: IPolicy;
  /** What a call is told that was never sent, because the insurer rests or its time was over in the queue. */
  readonly unsent: { readonly resting: FailureReason; readonly overdue: FailureReason };
};

/** One call through a wall, until its signal ends it. */
export type Wall = <Answer>(call: () => Promise<Answer>, signal: AbortSignal) => Promise<Answer | Failed>;

/** So many calls at once and so many in line, and none while the insurer rests. */
export function wallOf({ mostAtOnce, mostQueued, rest, unsent }: WallParts): Wall {
  const guarded = wrap(bulkhead(mostAtOnce, mostQueued), rest);
  return async (call, signal) => {
    let isSent = false;
    try {
      const asked = guarded.execute(() => {
        signal.throwIfAborted();
        isSent = true;
        return orTooSlow(call, signal);
      }, signal);
      return await untilEnded(asked, signal);
    } catch (error) {
      if (error instanceof BulkheadRejectedError) return { kind: 'failed', reason: 'busy' };
      if (error instanceof BrokenCircuitError) return { kind: 'failed', reason: unsent.resting };
      if (signal.aborted) return { kind: 'failed', reason: isSent ? 'tooSlow' : unsent.overdue };
      throw error;
    }
  };
}
