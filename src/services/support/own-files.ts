import { ownerOf } from '../files/file-owner.ts';
import type { Viewer } from '../ports.ts';
import type { SupportPorts } from './ports.ts';

/** Whether all of these files are the writer's own and still kept. */
export async function ownsFiles(
  { files, secrets, clock }: Pick<SupportPorts, 'clock' | 'files' | 'secrets'>,
  fileIds: readonly string[],
  viewer: Viewer,
): Promise<boolean> {
  if (fileIds.length === 0) return true;
  const owned = await files.ownedBy(ownerOf({ secrets }, viewer), fileIds, clock.now());
  return owned.length === new Set(fileIds).size;
}
