import type { SupportRequest } from '#contracts/calls/support.ts';

/** Answers of the agency that were not opened; undefined where nobody could tell. */
export function countUnread(requests: readonly SupportRequest[] | null): number | undefined {
  return requests?.reduce((sum, { Unread }) => sum + Unread, 0);
}
