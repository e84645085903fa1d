import { emailKey } from '#domain/account/username.ts';
import type { NewSupportRequest, SupportRequests } from '#ports/support.ts';
import type { Database } from '../../database.ts';
import { and, desc, eq, gte, isNull } from '../../drizzle.ts';
import type { JobQueue } from '../../jobs.ts';
import { supportMessageFiles, supportMessages, supportRequests, supportVisitors } from '../../schema/support.ts';
import { messagesOf, newsOf, requestsWhere } from './read.ts';
import { addMessage, FileGone, hasMoreThan, hold, moveOn, standing, type Transaction } from './write.ts';

/** Undone where a file is not there any more. */
async function withFiles<Done extends string>(
  database: Database,
  work: (tx: Transaction) => Promise<Done>,
): Promise<Done | 'fileMissing'> {
  try {
    return await database.transaction(work);
  } catch (error) {
    if (error instanceof FileGone) return 'fileMissing';
    throw error;
  }
}

function rowOf({ contact, ...request }: NewSupportRequest, now: Date) {
  const { email, phone } = contact ?? {};
  const indexes = { emailIndex: email && emailKey(email), phoneIndex: phone };
  return { ...request, ...contact, ...indexes, status: 'open' as const, createdAt: now, lastMessageAt: now };
}

export function supportRepository(database: Database, jobs: Pick<JobQueue, 'sendWithin'>): SupportRequests {
  const one = async (condition: Parameters<typeof requestsWhere>[1]) => (await requestsWhere(database, condition))[0];
  return {
    open: (request, message) =>
      withFiles(database, async (tx) => {
        const opened = await tx
          .insert(supportRequests)
          .values(rowOf(request, message.sentAt))
          .onConflictDoNothing({ target: supportRequests.number })
          .returning({ id: supportRequests.id });
        if (opened.length === 0) return 'numberTaken';
        await addMessage(tx, jobs, { requestId: request.id, author: 'customer' }, message);
        return 'opened';
      }),
    find: (id) => one(eq(supportRequests.id, id)),
    findByNumber: (number) => one(eq(supportRequests.number, number)),
    findByLink: (digest) => one(eq(supportRequests.linkDigest, digest)),
    ofAccount(accountId, status) {
      const own = eq(supportRequests.accountId, accountId);
      const condition = status ? and(own, eq(supportRequests.status, status)) : own;
      return requestsWhere(database, condition, desc(supportRequests.lastMessageAt));
    },
    messages: (id) => messagesOf(database, id),
    async ofFile(fileId) {
      const [row] = await database
        .select({ id: supportMessages.requestId })
        .from(supportMessageFiles)
        .innerJoin(supportMessages, eq(supportMessages.id, supportMessageFiles.messageId))
        .where(eq(supportMessageFiles.fileId, fileId))
        .limit(1);
      return row?.id;
    },
    news: (messageId) => newsOf(database, messageId),
    customerWrites: (id, message) =>
      withFiles(database, async (tx) => {
        await moveOn(tx, id, { act: 'customerWrites', now: message.sentAt });
        await addMessage(tx, jobs, { requestId: id, author: 'customer' }, message);
        return 'written';
      }),
    agencyWrites: (id, message, { closing, seen }) =>
      database.transaction(async (tx) => {
        await hold(tx, id);
        const before = await standing(tx, id, message);
        if (before) return before;
        if (await hasMoreThan(tx, id, seen)) return 'newMessage';
        await moveOn(tx, id, { act: 'agencyWrites', now: message.sentAt });
        await addMessage(tx, jobs, { requestId: id, author: 'agency' }, { ...message, fileIds: [] });
        if (closing) await moveOn(tx, id, { act: 'agencyCloses' });
        return 'written';
      }),
    close: (id, seen) =>
      database.transaction(async (tx) => {
        await hold(tx, id);
        if (await hasMoreThan(tx, id, seen)) return 'newMessage';
        await moveOn(tx, id, { act: 'agencyCloses' });
        return 'closed';
      }),
    reopen: (id) =>
      database.transaction(async (tx) => {
        if ((await hold(tx, id)) !== 'closed') return false;
        await moveOn(tx, id, { act: 'agencyReopens' });
        return true;
      }),
    async markRead(id, now) {
      const unread = and(
        eq(supportMessages.requestId, id),
        eq(supportMessages.author, 'agency'),
        isNull(supportMessages.readAt),
      );
      await database.update(supportMessages).set({ readAt: now }).where(unread);
    },
    async admit(requestId, visitor, now) {
      await database
        .insert(supportVisitors)
        .values({ requestId, visitor, provenAt: now })
        .onConflictDoUpdate({
          target: [supportVisitors.requestId, supportVisitors.visitor],
          set: { provenAt: now },
        });
    },
    async isAdmitted(id, visitor, since) {
      const [row] = await database
        .select({ id: supportVisitors.requestId })
        .from(supportVisitors)
        .where(
          and(
            eq(supportVisitors.requestId, id),
            eq(supportVisitors.visitor, visitor),
            gte(supportVisitors.provenAt, since),
          ),
        );
      return row !== undefined;
    },
  };
}
