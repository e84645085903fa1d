import type { NoticeKind } from '#ports/account-notices.ts';
import { pgTable, text, timestamp, uuid } from '../drizzle-columns.ts';
import { sealedText } from '../sealing/columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const accountNotices = pgTable('account_notices', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().$type<NoticeKind>().notNull(),
  phone: sealedText('account_notices', 'phone'),
  email: sealedText('account_notices', 'email'),
  createdAt: moment('created_at').notNull(),
  settledAt: moment('settled_at'),
});
