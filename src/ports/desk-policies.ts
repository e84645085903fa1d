import type { Cancellation } from './cancellations.ts';
import type { MessageRecord } from './message-ledger.ts';
import type { SupportRequest } from './support.ts';

/** What else is known around a policy. */
export type DeskPolicies = {
  /** Wishes that it may end, the newest first. */
  wishes(policyId: string): Promise<readonly Pick<Cancellation, 'id' | 'state' | 'requestedAt'>[]>;
  /** Requests for help that name it, the newest first. */
  threads(policyId: string): Promise<readonly Pick<SupportRequest, 'number' | 'status' | 'lastMessageAt'>[]>;
  /** What was sent for one of these reasons, the newest first. */
  messages(reasons: readonly string[], most: number): Promise<readonly MessageRecord[]>;
};
