import type { LineKey } from '#domain/lines.ts';
import { pgTable, primaryKey, text, timestamp, uuid } from '../drizzle-columns.ts';

export const insurerSwitches = pgTable(
  'insurer_switches',
  {
    insurer: text().notNull(),
    line: text().$type<LineKey | '*'>().notNull(),
    offSince: timestamp('off_since', { withTimezone: true }).notNull(),
    offBy: uuid('off_by').notNull(),
    why: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.insurer, table.line] })],
);
