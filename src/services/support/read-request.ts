import { secondsBefore } from '#domain/account/lifetimes.ts';
import { supportLifetimes } from '#domain/support/lifetimes.ts';
import type { SupportRequest } from '#ports/support.ts';
import { type Viewer, visitorOf } from '../ports.ts';
import type { SupportPorts } from './ports.ts';

export type RequestAccessPorts = Pick<SupportPorts, 'clock' | 'secrets' | 'support'>;

/**
 * A member's request for the member alone; a visitor's for a browser in which its phone was proven of late. For everybody
 * else there is none.
 */
export async function readRequest(
  { clock, secrets, support }: RequestAccessPorts,
  id: string,
  viewer: Viewer,
): Promise<SupportRequest | undefined> {
  const since = secondsBefore(clock.now(), supportLifetimes.proof);
  const [request, admitted] = await Promise.all([
    support.find(id),
    support.isAdmitted(id, visitorOf({ secrets }, viewer), since),
  ]);
  const isOwn = request?.accountId === undefined ? admitted : request.accountId === viewer.session?.accountId;
  return isOwn ? request : undefined;
}
