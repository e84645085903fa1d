import type { Failed, FailureReason } from '#ports/insurer.ts';

export function failed(reason: FailureReason): Failed {
  return { kind: 'failed', reason };
}

/** Guards against codes that say nothing about the question: our key, our pace, their trouble. */
export function failedByStatus(status: number): Failed | undefined {
  return status >= 500 || status === 401 || status === 403 || status === 429 ? failed('faulty') : undefined;
}
