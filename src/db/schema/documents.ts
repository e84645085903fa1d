import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (content) => Buffer.from(content.buffer, content.byteOffset, content.byteLength),
});

export const documents = pgTable('documents', {
  id: uuid().primaryKey().defaultRandom(),
  subjectId: uuid('subject_id').notNull(),
  key: text('document_key').notNull(),
  fileName: text('file_name').notNull(),
  hash: text().notNull(),
  content: bytes().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
