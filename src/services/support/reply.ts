import { keepLimits, type Limited } from '../keep-limits.ts';
import type { Viewer } from '../ports.ts';
import { ownsFiles } from './own-files.ts';
import type { SupportPorts } from './ports.ts';
import { readRequest } from './read-request.ts';

export type ReplyAnswer = Limited | { readonly kind: 'written' | 'notFound' | 'fileMissing' };

type Reply = { readonly id: string; readonly text: string; readonly fileIds: readonly string[] };

/** Adds the customer's message, which opens a closed request again. */
export async function replyToRequest(ports: SupportPorts, reply: Reply, viewer: Viewer): Promise<ReplyAnswer> {
  const { id, text, fileIds } = reply;
  const request = await readRequest(ports, id, viewer);
  if (!request) return { kind: 'notFound' };
  const limited = await keepLimits(ports, 'supportMessage', { ...viewer, identity: request.accountId ?? id });
  if (limited) return limited;
  if (!(await ownsFiles(ports, fileIds, viewer))) return { kind: 'fileMissing' };
  return { kind: await ports.support.customerWrites(id, { text, fileIds, sentAt: ports.clock.now() }) };
}
