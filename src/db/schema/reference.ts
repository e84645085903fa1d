import { integer, pgTable, primaryKey, text, timestamp } from '../drizzle-columns.ts';

export const selectGroups = pgTable('select_groups', {
  code: text().primaryKey(),
  listId: integer('list_id').unique(),
});

export const selectItems = pgTable(
  'select_items',
  {
    groupCode: text('group_code').notNull(),
    itemId: text('item_id').notNull(),
    text: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupCode, table.itemId] })],
);

export const provinces = pgTable('provinces', { id: integer().primaryKey(), name: text().notNull() });

export const districts = pgTable('districts', {
  id: integer().primaryKey(),
  provinceId: integer('province_id').notNull(),
  name: text().notNull(),
});

export const countries = pgTable('countries', { code: text().primaryKey(), name: text().notNull() });

export const insurers = pgTable('insurers', { code: text().primaryKey(), name: text().notNull() });

export const insurerLines = pgTable(
  'insurer_lines',
  { insurerCode: text('insurer_code').notNull(), line: text().notNull() },
  (table) => [primaryKey({ columns: [table.insurerCode, table.line] })],
);

export const seedState = pgTable('seed_state', {
  name: text().primaryKey(),
  hash: text().notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});
