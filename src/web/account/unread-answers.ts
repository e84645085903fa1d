import type { SupportRequest } from '#contracts/calls/support.ts';
import type { HttpLayer } from '../http/http-layer.ts';

/** The member's support requests; null where nobody could tell. */
export async function readRequests(http: HttpLayer): Promise<readonly SupportRequest[] | null> {
  const reply = await http.call('supportList');
  return reply?.Success ? reply.Data : null;
}

/** Answers of the agency that were not opened; undefined where nobody could tell. */
export function countUnread(requests: readonly SupportRequest[] | null): number | undefined {
  return requests?.reduce((sum, { Unread }) => sum + Unread, 0);
}
