import type { StoredFile } from '#ports/files.ts';
import type { SupportRequest } from '#ports/support.ts';
import type { SupportPorts } from './ports.ts';

/** A file of a request, for the agency; what is attached to another one is not there. */
export async function attachedFile(
  { files, support }: Pick<SupportPorts, 'files' | 'support'>,
  request: Pick<SupportRequest, 'id'>,
  fileId: string,
): Promise<StoredFile | undefined> {
  const attached = (await support.messages(request.id)).flatMap((message) => message.files);
  return attached.some(({ id }) => id === fileId) ? files.read(fileId) : undefined;
}
