import type { MessageNews, SupportMessage, SupportRequest } from '#ports/support.ts';
import type { Database } from '../../database.ts';
import { asc, eq, getTableColumns, inArray, type SQL, sql } from '../../drizzle.ts';
import { files } from '../../schema/files.ts';
import { supportMessageFiles, supportMessages, supportRequests } from '../../schema/support.ts';

/** Written out: columns named here would lose their table, and mean those of the messages. */
const unread = sql<number>`(
  select count(*)::int from support_messages m
  where m.request_id = support_requests.id and m.author = 'agency' and m.read_at is null)`;

function selectRequests(database: Database) {
  return database.select({ ...getTableColumns(supportRequests), unread }).from(supportRequests);
}

type Row = Awaited<ReturnType<typeof selectRequests>>[number];

function requestOf(row: Row): SupportRequest {
  const { id, number, typeId, status, subject, createdAt, lastMessageAt, name, email, phone } = row;
  return {
    id,
    number,
    typeId,
    status,
    subject,
    createdAt,
    lastMessageAt,
    unread: row.unread,
    accountId: row.accountId ?? undefined,
    contact: name !== null && email !== null && phone !== null ? { name, email, phone } : undefined,
    policyId: row.policyId ?? undefined,
    orderReference: row.orderReference ?? undefined,
  };
}

export async function requestsWhere(
  database: Database,
  condition: SQL | undefined,
  order: SQL = asc(supportRequests.lastMessageAt),
): Promise<readonly SupportRequest[]> {
  const rows = await selectRequests(database).where(condition).orderBy(order).limit(200);
  return rows.map(requestOf);
}

async function filesOf(database: Database, messageIds: readonly string[]) {
  if (messageIds.length === 0) return [];
  return database
    .select({ messageId: supportMessageFiles.messageId, id: files.id, fileName: files.fileName })
    .from(supportMessageFiles)
    .innerJoin(files, eq(files.id, supportMessageFiles.fileId))
    .where(inArray(supportMessageFiles.messageId, [...messageIds]))
    .orderBy(asc(files.uploadedAt), asc(files.id));
}

export async function messagesOf(database: Database, requestId: string): Promise<readonly SupportMessage[]> {
  const rows = await database
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.requestId, requestId))
    .orderBy(asc(supportMessages.place));
  const attached = await filesOf(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, author, text, sentAt }) => ({
    id,
    author,
    text,
    sentAt,
    files: attached
      .filter(({ messageId }) => messageId === id)
      .map(({ id: file, fileName }) => ({ id: file, fileName })),
  }));
}

export async function newsOf(database: Database, messageId: string): Promise<MessageNews | undefined> {
  const [message] = await database.select().from(supportMessages).where(eq(supportMessages.id, messageId));
  if (!message) return undefined;
  const { requestId, place, author } = message;
  const [request] = await requestsWhere(database, eq(supportRequests.id, requestId));
  if (!request) return undefined;
  const [first] = await database
    .select({ place: supportMessages.place })
    .from(supportMessages)
    .where(eq(supportMessages.requestId, requestId))
    .orderBy(asc(supportMessages.place))
    .limit(1);
  return { request, author, isFirst: first?.place === place };
}
