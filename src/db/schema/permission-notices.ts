import { marketingChannels } from '#domain/account/consents.ts';
import { bigint, boolean, integer, pgTable, text, timestamp } from '../drizzle-columns.ts';
import { blindIndex, sealedText } from '../sealing/columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const permissionNotices = pgTable('permission_notices', {
  consentId: bigint('consent_id', { mode: 'number' }).primaryKey(),
  channel: text({ enum: marketingChannels }).notNull(),
  recipient: sealedText('permission_notices', 'recipient').notNull(),
  recipientIndex: blindIndex('permission_notices', 'recipient_index', 'recipient').notNull(),
  granted: boolean().notNull(),
  givenAt: moment('given_at').notNull(),
  dueAt: moment('due_at').notNull(),
  state: text({ enum: ['waiting', 'told', 'refused'] }).notNull(),
  reason: text(),
  tries: integer().notNull().default(0),
  settledAt: moment('settled_at'),
});
