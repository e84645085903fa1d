import type { RemoveAnswer } from '#ports/files.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import type { Viewer } from '../ports.ts';
import { ownerOf } from './file-owner.ts';
import type { UploadPorts } from './ports.ts';

/** Takes a file away for who owns it, unless somebody else relies on it. */
export async function removeOwnFile(
  ports: UploadPorts,
  fileGuid: string,
  viewer: Viewer,
): Promise<RemoveAnswer | Limited> {
  const limited = await keepLimits(ports, 'upload', viewer);
  return limited ?? ports.files.remove(ownerOf(ports, viewer), fileGuid, ports.clock.now());
}
