import { secondsAfter } from '#domain/account/lifetimes.ts';
import { supportLifetimes } from '#domain/support/lifetimes.ts';
import { type SupportAct, type SupportStatus, statusAfter } from '#domain/support/status.ts';
import type { AgencyMessage, NewSupportMessage, SupportMessage } from '#ports/support.ts';
import type { Database } from '../../database.ts';
import { count, eq } from '../../drizzle.ts';
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
  message: NewSupportMessage & Partial<Pick<AgencyMessage, 'id'>>,
): Promise<void> {
  const { id, text, sentAt } = message;
  const [row] = await tx
    .insert(supportMessages)
    .values({ id, requestId, author, text, sentAt })
    .returning({ id: supportMessages.id });
  if (!row) throw new Error('A message was not written.');
  await attach(tx, { requestId, messageId: row.id }, message);
  await jobs.sendWithin(tx, 'tellSupport', { messageId: row.id });
}

/** Whoever comes at the same time waits, so that every act finds what the one before left. */
export async function hold(tx: Transaction, id: string): Promise<SupportStatus> {
  const [row] = await tx
    .select({ status: supportRequests.status })
    .from(supportRequests)
    .where(eq(supportRequests.id, id))
    .for('update');
  if (!row) throw new RangeError('There is no such support request.');
  return row.status;
}

export async function moveOn(
  tx: Transaction,
  id: string,
  { act, now }: { readonly act: SupportAct; readonly now?: Date },
): Promise<void> {
  const status = await hold(tx, id);
  await tx
    .update(supportRequests)
    .set({ status: statusAfter(status, act), ...(now && { lastMessageAt: now }) })
    .where(eq(supportRequests.id, id));
}

/** Whether somebody wrote what was not there yet for who has seen so many messages. */
export async function hasMoreThan(tx: Transaction, requestId: string, seen: number): Promise<boolean> {
  const [row] = await tx
    .select({ count: count() })
    .from(supportMessages)
    .where(eq(supportMessages.requestId, requestId));
  return (row?.count ?? 0) > seen;
}

/** What stands under the id of a message that is about to be written. */
export async function standing(
  tx: Transaction,
  requestId: string,
  { id, text }: AgencyMessage,
): Promise<'writtenBefore' | 'idTaken' | undefined> {
  const [row] = await tx.select().from(supportMessages).where(eq(supportMessages.id, id));
  if (!row) return undefined;
  const isSame = row.requestId === requestId && row.author === 'agency' && row.text === text;
  return isSame ? 'writtenBefore' : 'idTaken';
}
