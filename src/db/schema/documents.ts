import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

export const documents = pgTable('documents', {
  id: uuid().primaryKey().defaultRandom(),
  subjectId: uuid('subject_id').notNull(),
  key: text('document_key').notNull(),
  fileName: text('file_name').notNull(),
  hash: text().notNull(),
  content: bytes().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const contractTexts = pgTable('contract_texts', {
  hash: text().primaryKey(),
  heading: text().notNull(),
  updated: text().notNull(),
  html: text().notNull(),
  firstShownAt: timestamp('first_shown_at', { withTimezone: true }).notNull(),
});
