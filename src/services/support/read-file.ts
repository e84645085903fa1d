import type { StoredFile } from '#ports/files.ts';
import { nobodysId } from '../nobodys-keys.ts';
import type { Viewer } from '../ports.ts';
import type { SupportPorts } from './ports.ts';
import { readRequest } from './read-request.ts';

/** A file of a request, for whoever may read that request, in whatever browser it was uploaded. */
export async function readRequestFile(
  ports: Pick<SupportPorts, 'clock' | 'files' | 'secrets' | 'support'>,
  fileId: string,
  viewer: Viewer,
): Promise<StoredFile | undefined> {
  const requestId = await ports.support.ofFile(fileId);
  const request = await readRequest(ports, requestId ?? nobodysId, viewer);
  return request ? ports.files.read(fileId) : undefined;
}
