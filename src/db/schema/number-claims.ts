import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const numberClaims = pgTable('number_claims', {
  accountId: uuid('account_id').primaryKey(),
  claimantPhone: text('claimant_phone').notNull(),
  requestedAt: moment('requested_at').notNull(),
  dueAt: moment('due_at').notNull(),
  objectedAt: moment('objected_at'),
  grantedAt: moment('granted_at'),
});
