import type { SupportStatus } from '#domain/support/status.ts';
import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from '../drizzle-columns.ts';
import { blindIndex, sealedText } from '../sealing/columns.ts';
import { emailIndex } from '../sealing/person-indexes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const supportRequests = pgTable('support_requests', {
  id: uuid().primaryKey(),
  number: text().notNull(),
  accountId: uuid('account_id'),
  name: sealedText('support_requests', 'name'),
  email: sealedText('support_requests', 'email'),
  emailIndex: emailIndex('support_requests'),
  phone: sealedText('support_requests', 'phone'),
  phoneIndex: blindIndex('support_requests', 'phone_index', 'phone'),
  typeId: integer('type_id').notNull(),
  status: text().$type<SupportStatus>().notNull(),
  subject: sealedText('support_requests', 'subject').notNull(),
  policyId: uuid('policy_id'),
  orderReference: text('order_reference'),
  linkDigest: text('link_digest'),
  createdAt: moment('created_at').notNull(),
  lastMessageAt: moment('last_message_at').notNull(),
});

export const supportMessages = pgTable('support_messages', {
  id: uuid().primaryKey().defaultRandom(),
  /** The order in which they were written. */
  place: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  requestId: uuid('request_id').notNull(),
  author: text({ enum: ['customer', 'agency'] }).notNull(),
  text: sealedText('support_messages', 'text').notNull(),
  sentAt: moment('sent_at').notNull(),
  readAt: moment('read_at'),
});

export const supportMessageFiles = pgTable(
  'support_message_files',
  { messageId: uuid('message_id').notNull(), fileId: uuid('file_id').notNull() },
  ({ messageId, fileId }) => [primaryKey({ columns: [messageId, fileId] })],
);

export const supportVisitors = pgTable(
  'support_visitors',
  { requestId: uuid('request_id').notNull(), visitor: text().notNull(), provenAt: moment('proven_at').notNull() },
  ({ requestId, visitor }) => [primaryKey({ columns: [requestId, visitor] })],
);
