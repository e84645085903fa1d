import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { NoticeKind } from '#ports/account-notices.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const accountNotices = pgTable('account_notices', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().$type<NoticeKind>().notNull(),
  phone: text(),
  email: text(),
  createdAt: moment('created_at').notNull(),
  settledAt: moment('settled_at'),
});
