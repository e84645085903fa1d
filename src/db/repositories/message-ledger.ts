import { createHash } from 'node:crypto';
import type { MessagePurpose } from '#domain/account/message-purposes.ts';
import type { MessageLedger, MessageName, MessageRecord } from '#ports/message-ledger.ts';
import type { DeliveryAnswer } from '#ports/messaging.ts';
import type { Database } from '../database.ts';
import { and, desc, eq, exists, inArray, or, type SQL, sql } from '../drizzle.ts';
import { alias } from '../drizzle-columns.ts';
import type { NodePgDatabase } from '../drizzle-session.ts';
import { messages } from '../schema/consents.ts';
import { supportMessages, supportRequests } from '../schema/support.ts';
import { dataRing } from '../sealing/ring.ts';
import { doneAlone } from './message-claims.ts';

async function lastOf(database: Pick<NodePgDatabase, 'select'>, message: MessageName) {
  const { channel, purpose, recipient, reason } = message;
  const [row] = await database
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.recipientIndex, recipient),
        eq(messages.channel, channel),
        eq(messages.purpose, purpose),
        eq(messages.reason, reason),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  return row;
}

/** The same for every try of one message, on every process; says nothing of whom it is for. */
function digestOf({ channel, purpose, recipient, reason }: MessageName): string {
  const name = [channel, purpose, dataRing().index('recipient', recipient), reason].join('/');
  return createHash('sha256').update(name).digest('hex').slice(0, 40);
}

function recordOf(message: MessageName, answer: DeliveryAnswer, sentAt: Date): MessageRecord {
  const { channel, purpose, recipient, reason } = message;
  const providerId = answer.kind === 'sent' ? answer.id : undefined;
  return { channel, purpose, recipient, reason, sentAt, providerId, state: answer.kind };
}

const rowOf = (record: MessageRecord) => ({ ...record, recipientIndex: record.recipient });

export function recordFrom(row: typeof messages.$inferSelect): MessageRecord {
  const { id: _id, recipientIndex: _index, providerId, ...record } = row;
  return { ...record, providerId: providerId ?? undefined };
}

/** Mails for these purposes say nothing of who receives them. */
const tellingNothing = ['marketing'] satisfies MessagePurpose[];

/** The last word of the reason is the message that the mail tells of. */
function isOfRequestOf(accountId: string): SQL | undefined {
  const isOfOwn = sql`exists (
    select 1 from ${supportMessages} join ${supportRequests} on ${supportRequests.id} = ${supportMessages.requestId}
    where ${supportRequests.accountId} = ${accountId}
      and ${supportMessages.id}::text = split_part(${messages.reason}, ' ', 3))`;
  return and(eq(messages.purpose, 'support'), isOfOwn);
}

export function messageLedger(database: Database): MessageLedger {
  return {
    async add(record) {
      await database.insert(messages).values(rowOf(record));
    },
    async last(message) {
      const row = await lastOf(database, message);
      return row && recordFrom(row);
    },
    async sentTo({ accountId, phone, email }, most) {
      const twin = alias(messages, 'twin');
      const toPhone = database
        .select({ id: twin.id })
        .from(twin)
        .where(and(eq(twin.recipientIndex, phone), eq(twin.reason, messages.reason)));
      const isOwnMail = or(inArray(messages.purpose, tellingNothing), exists(toPhone), isOfRequestOf(accountId));
      const toEmail = email === undefined ? undefined : and(eq(messages.recipientIndex, email), isOwnMail);
      const rows = await database
        .select()
        .from(messages)
        .where(or(eq(messages.recipientIndex, phone), toEmail))
        .orderBy(desc(messages.id))
        .limit(most);
      return rows.map(recordFrom);
    },
    once(message, now, send, options) {
      const name = digestOf(message);
      const isFinal = (state: MessageRecord['state']) =>
        state === 'sent' || (state === 'refused' && !options?.mustArrive);
      return doneAlone(database, name, async () => {
        const before = await lastOf(database, message);
        if (before && isFinal(before.state)) return { kind: 'settled', state: before.state };
        const record = recordOf(message, await send(name), now);
        await database.insert(messages).values(rowOf(record));
        return { kind: 'settled', state: record.state };
      });
    },
  };
}
