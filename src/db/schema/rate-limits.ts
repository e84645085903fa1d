import { pgTable, primaryKey, text, timestamp } from '../drizzle-columns.ts';

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const rateLimitMembers = pgTable(
  'rate_limit_members',
  {
    key: text().notNull(),
    member: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.member] })],
);
