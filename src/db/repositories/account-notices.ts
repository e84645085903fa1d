import type { AccountNotices, NewNotice } from '#ports/account-notices.ts';
import type { Database } from '../database.ts';
import { and, asc, eq, gte, isNull } from '../drizzle.ts';
import { accountNotices } from '../schema/account-notices.ts';

/** Stores notices; within a transaction they exist if and only if it does. */
export async function insertNotices(
  target: Pick<Database, 'insert'>,
  notices: readonly NewNotice[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return;
  await target.insert(accountNotices).values(notices.map((notice) => ({ ...notice, createdAt: now })));
}

export function accountNoticeRepository(database: Database): AccountNotices {
  return {
    async due({ since, most }) {
      const rows = await database
        .select()
        .from(accountNotices)
        .where(and(isNull(accountNotices.settledAt), gte(accountNotices.createdAt, since)))
        .orderBy(asc(accountNotices.createdAt))
        .limit(most);
      return rows.map(({ id, kind, phone, email }) => ({
        id,
        kind,
        phone: phone ?? undefined,
        email: email ?? undefined,
      }));
    },
    async settle(id, now) {
      await database.update(accountNotices).set({ settledAt: now }).where(eq(accountNotices.id, id));
    },
    add: (notice, now) => insertNotices(database, [notice], now),
  };
}
