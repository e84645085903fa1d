import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhenResult,
  retry,
  wrap,
} from 'cockatiel';
import type { FailureReason, Insurer, QuoteAnswer, QuoteRequest } from '#ports/insurer.ts';

export type GuardedAnswer = QuoteAnswer | { readonly kind: 'failed'; readonly reason: 'busy' };

/** An insurer behind its own walls: what it does wrong is felt by nobody else. */
export type GuardedInsurer = Pick<Insurer, 'capabilities' | 'coverage' | 'review'> & {
  quote(request: QuoteRequest, signal: AbortSignal): Promise<GuardedAnswer>;
};

const mostAtOnce = 128;
const mostQueued = 2_000;
const failuresInARow = 8;
const restMs = 15_000;
const secondTryAfterMs = 200;

const noConnection: ReadonlySet<FailureReason> = new Set(['unreachable']);
const ownFaults: ReadonlySet<FailureReason> = new Set(['unreachable', 'tooSlow', 'faulty', 'unreadable']);

function failedFor(result: unknown, reasons: ReadonlySet<FailureReason>): boolean {
  const answer = result as GuardedAnswer;
  return answer.kind === 'failed' && answer.reason !== 'busy' && reasons.has(answer.reason);
}

const isFault = (result: unknown) => failedFor(result, ownFaults);
const isUnreachable = (result: unknown) => failedFor(result, noConnection);

/** Who stands in a queue is not told of the end by the queue. */
function untilEnded<Answer>(asked: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    asked.then(resolve, reject);
  });
}

/**
 * So many questions at once and no more; after several failures in a row it is left alone for a while; a connection
 * that broke is tried once more where the insurer allows the same question twice.
 */
export function guardInsurer(insurer: Insurer): GuardedInsurer {
  const { capabilities } = insurer;
  const again = retry(handleWhenResult(isUnreachable), {
    maxAttempts: capabilities.quoteIsRepeatable ? 1 : 0,
    backoff: new ConstantBackoff(secondTryAfterMs),
  });
  const breaker = circuitBreaker(handleWhenResult(isFault), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  });
  const guarded = wrap(bulkhead(mostAtOnce, mostQueued), breaker, again);
  return {
    capabilities,
    coverage: insurer.coverage,
    ...(insurer.review && { review: insurer.review }),
    async quote(request, signal) {
      try {
        const asked = guarded.execute(() => {
          signal.throwIfAborted();
          return insurer.quote(request, { signal });
        }, signal);
        return await untilEnded(asked, signal);
      } catch (error) {
        if (error instanceof BulkheadRejectedError) return { kind: 'failed', reason: 'busy' };
        if (error instanceof BrokenCircuitError) return { kind: 'failed', reason: 'unreachable' };
        if (signal.aborted) return { kind: 'failed', reason: 'tooSlow' };
        throw error;
      }
    },
  };
}
