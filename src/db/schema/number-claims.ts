import { pgTable, timestamp, uuid } from '../drizzle-columns.ts';
import { sealedText } from '../sealing/columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const numberClaims = pgTable('number_claims', {
  accountId: uuid('account_id').primaryKey(),
  claimantPhone: sealedText('number_claims', 'claimant_phone').notNull(),
  requestedAt: moment('requested_at').notNull(),
  dueAt: moment('due_at').notNull(),
  objectedAt: moment('objected_at'),
  grantedAt: moment('granted_at'),
});
