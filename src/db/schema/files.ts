import type { FileType } from '#domain/files/file-type.ts';
import type { FileUse } from '#ports/files.ts';
import { integer, pgTable, primaryKey, text, timestamp, uuid } from '../drizzle-columns.ts';
import { sealedText } from '../sealing/columns.ts';
import { bytes } from './bytes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const files = pgTable('files', {
  id: uuid().primaryKey(),
  visitor: text().notNull(),
  /** Of who was logged in when it came. */
  accountId: uuid('account_id'),
  fileName: sealedText('files', 'file_name').notNull(),
  mediaType: text('media_type').$type<FileType>().notNull(),
  /** Of the content before it was sealed. */
  size: integer().notNull(),
  /** The key its content is sealed under; null from before keys had names. */
  contentKey: text('content_key'),
  uploadedAt: moment('uploaded_at').notNull(),
  keptUntil: moment('kept_until').notNull(),
});

export const fileUses = pgTable(
  'file_uses',
  {
    fileId: uuid('file_id').notNull(),
    kind: text().$type<FileUse['kind']>().notNull(),
    subjectId: uuid('subject_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.kind, table.subjectId] })],
);

export const fileContents = pgTable('file_contents', {
  key: text().primaryKey(),
  content: bytes().notNull(),
});
