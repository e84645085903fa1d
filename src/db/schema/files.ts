import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FileType } from '#domain/files/file-type.ts';
import { bytes } from './bytes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const files = pgTable('files', {
  id: uuid().primaryKey(),
  visitor: text().notNull(),
  fileName: text('file_name').notNull(),
  mediaType: text('media_type').$type<FileType>().notNull(),
  /** Of the content before it was sealed. */
  size: integer().notNull(),
  content: bytes().notNull(),
  uploadedAt: moment('uploaded_at').notNull(),
  keptUntil: moment('kept_until').notNull(),
});
