import type { SupportMessage, SupportRequest } from '#ports/support.ts';
import type { Viewer } from '../ports.ts';
import { type RequestAccessPorts, readRequest } from './read-request.ts';

export type SupportThread = SupportRequest & { readonly messages: readonly SupportMessage[] };

/** A request with its messages, which count as read from now on. What comes in between stays unread. */
export async function viewRequest(
  ports: RequestAccessPorts,
  id: string,
  viewer: Viewer,
): Promise<SupportThread | undefined> {
  const request = await readRequest(ports, id, viewer);
  if (!request) return undefined;
  if (request.unread > 0) await ports.support.markRead(id, ports.clock.now());
  return { ...request, unread: 0, messages: await ports.support.messages(id) };
}
