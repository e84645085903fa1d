import type { FileOwner } from '#ports/files.ts';
import { type AccountPorts, type Viewer, visitorOf } from '../ports.ts';

/** Who looks, as files know their owners. */
export function ownerOf(ports: Pick<AccountPorts, 'secrets'>, viewer: Viewer): FileOwner {
  return { visitor: visitorOf(ports, viewer), accountId: viewer.session?.accountId };
}
