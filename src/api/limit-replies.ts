import { limitReplies } from '#messages/limits.ts';
import type { Limited } from '#services/keep-limits.ts';

/** What a call says that came too often, and when it may come again. */
export function limitedReply<Outcome extends Limited['outcome']>(refusal: {
  readonly outcome: Outcome;
  readonly retryAfterSeconds: number;
}) {
  const { outcome, retryAfterSeconds } = refusal;
  return {
    outcome,
    messages: [limitReplies[outcome](retryAfterSeconds)],
    data: { RetryAfterSeconds: retryAfterSeconds },
    retryAfterSeconds,
  };
}

/** All places where passwords are compared are taken; they are free again within seconds. */
export const passwordsBusy = limitedReply({ outcome: 'queue', retryAfterSeconds: 3 });
