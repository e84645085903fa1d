import { pgTable, text, timestamp, uuid } from '../drizzle-columns.ts';
import { rowSealedBytes, sealedText } from '../sealing/columns.ts';

export const documents = pgTable('documents', {
  id: uuid().primaryKey().defaultRandom(),
  subjectId: uuid('subject_id').notNull(),
  key: text('document_key').notNull(),
  fileName: sealedText('documents', 'file_name').notNull(),
  /** Of the content before it was sealed. */
  hash: text().notNull(),
  content: rowSealedBytes('documents', 'content').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const contractTexts = pgTable('contract_texts', {
  hash: text().primaryKey(),
  heading: text().notNull(),
  updated: text().notNull(),
  html: text().notNull(),
  firstShownAt: timestamp('first_shown_at', { withTimezone: true }).notNull(),
});
