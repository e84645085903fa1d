import { secondsAfter } from '#domain/account/lifetimes.ts';
import { supportLifetimes } from '#domain/support/lifetimes.ts';
import { type SupportAct, statusAfter } from '#domain/support/status.ts';
import type { NewSupportMessage, SupportMessage } from '#ports/support.ts';
import type { Database } from '../../database.ts';
import { eq } from '../../drizzle.ts';
import type { JobQueue } from '../../jobs.ts';
import { supportMessageFiles, supportMessages, supportRequests } from '../../schema/support.ts';
import { keepFiles } from '../files/keep.ts';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

type Place = { readonly requestId: string; readonly messageId: string };

/** A file is not kept any more; what was to be written with it is undone. */
export class FileGone extends Error {
  override readonly name = 'FileGone';
}

/** Files stay as long as the request they belong to, those of earlier messages too. */
async function attach(tx: Transaction, { requestId, messageId }: Place, message: NewSupportMessage): Promise<void> {
  const before = await tx
    .select({ id: supportMessageFiles.fileId })
    .from(supportMessageFiles)
    .innerJoin(supportMessages, eq(supportMessages.id, supportMessageFiles.messageId))
    .where(eq(supportMessages.requestId, requestId));
  const fileIds = [...new Set(message.fileIds)];
  const all = [...fileIds, ...before.map(({ id }) => id)];
  const until = secondsAfter(message.sentAt, supportLifetimes.files);
  if (!(await keepFiles(tx, all, { kind: 'support', id: requestId }, until))) throw new FileGone();
  if (fileIds.length === 0) return;
  await tx.insert(supportMessageFiles).values(fileIds.map((fileId) => ({ messageId, fileId })));
}

type Written = { readonly requestId: string; readonly author: SupportMessage['author'] };

/** A message, and the job that tells of it. */
export async function addMessage(
  tx: Transaction,
  jobs: Pick<JobQueue, 'sendWithin'>,
  { requestId, author }: Written,
  message: NewSupportMessage,
): Promise<void> {
  const { text, sentAt } = message;
  const [row] = await tx
    .insert(supportMessages)
    .values({ requestId, author, text, sentAt })
    .returning({ id: supportMessages.id });
  if (!row) throw new Error('A message was not written.');
  await attach(tx, { requestId, messageId: row.id }, message);
  await jobs.sendWithin(tx, 'tellSupport', { messageId: row.id });
}

/** Whoever comes at the same time waits, so that every act finds the status that the one before left. */
export async function moveOn(
  tx: Transaction,
  id: string,
  { act, now }: { readonly act: SupportAct; readonly now?: Date },
): Promise<void> {
  const [row] = await tx
    .select({ status: supportRequests.status })
    .from(supportRequests)
    .where(eq(supportRequests.id, id))
    .for('update');
  if (!row) throw new RangeError('There is no such support request.');
  await tx
    .update(supportRequests)
    .set({ status: statusAfter(row.status, act), ...(now && { lastMessageAt: now }) })
    .where(eq(supportRequests.id, id));
}
