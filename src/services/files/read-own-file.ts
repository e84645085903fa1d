import type { StoredFile } from '#ports/files.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import type { Viewer } from '../ports.ts';
import type { SupportPorts } from '../support/ports.ts';
import { readRequestFile } from '../support/read-file.ts';
import { type Away, unlessAway } from './contents-away.ts';
import { ownerOf } from './file-owner.ts';
import type { UploadPorts } from './ports.ts';

export type ReadFileAnswer =
  | Limited
  | Away
  | { readonly kind: 'notFound' }
  | { readonly kind: 'found'; readonly file: StoredFile };

type Ports = UploadPorts & Pick<SupportPorts, 'support'>;

/** A file for who owns it, or reads the support request it belongs to; for everybody else there is none. */
export async function readOwnFile(ports: Ports, fileGuid: string, viewer: Viewer): Promise<ReadFileAnswer> {
  const limited = await keepLimits(ports, 'documents', viewer);
  if (limited) return limited;
  const own = await unlessAway(ports.files.readOwn(ownerOf(ports, viewer), fileGuid, ports.clock.now()));
  const file = own ?? (await unlessAway(readRequestFile(ports, fileGuid, viewer)));
  if (!file) return { kind: 'notFound' };
  return 'kind' in file ? file : { kind: 'found', file };
}
