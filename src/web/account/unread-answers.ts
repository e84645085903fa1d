import type { SupportRequest } from '#contracts/calls/support.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import type { AccountAddress } from './account-address.ts';

/** The member's support requests; null where nobody could tell. */
export async function readRequests(http: HttpLayer): Promise<readonly SupportRequest[] | null> {
  const reply = await http.call('supportList');
  return reply?.Success ? reply.Data : null;
}

/** Answers of the agency that wait beside the open place, which counts as read; undefined where nobody could tell. */
export function countUnread(requests: readonly SupportRequest[] | null, place: AccountAddress): number | undefined {
  const open = place.tab === 'support' ? place.requestGuid : undefined;
  return requests?.reduce((sum, { RequestGuid, Unread }) => (RequestGuid === open ? sum : sum + Unread), 0);
}
