import type { NoteLook } from '#domain/site-note.ts';
import { pgTable, text, timestamp, uuid } from '../drizzle-columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const siteNotes = pgTable('site_notes', {
  id: uuid().primaryKey().defaultRandom(),
  text: text().notNull(),
  look: text().$type<NoteLook>().notNull(),
  fromAt: moment('from_at').notNull(),
  untilAt: moment('until_at').notNull(),
  madeBy: uuid('made_by').notNull(),
  endedAt: moment('ended_at'),
  endedBy: uuid('ended_by'),
});
