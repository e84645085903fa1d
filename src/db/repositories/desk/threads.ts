import type { DeskThreads } from '#ports/desk-threads.ts';
import type { Database } from '../../database.ts';
import { and, asc, desc, eq, sql } from '../../drizzle.ts';
import { supportRequests } from '../../schema/support.ts';

const { number, status, typeId, accountId, createdAt, lastMessageAt } = supportRequests;
const columns = {
  number,
  status,
  typeId,
  isMember: sql<boolean>`${accountId} is not null`,
  createdAt,
  lastMessageAt,
};

export function deskThreadRepository(database: Database): DeskThreads {
  return {
    page: (wanted, { skip, most }) => {
      const way = wanted.order === 'oldest' ? asc : desc;
      return database
        .select(columns)
        .from(supportRequests)
        .where(
          and(
            wanted.status && eq(status, wanted.status),
            wanted.typeId === undefined ? undefined : eq(typeId, wanted.typeId),
          ),
        )
        .orderBy(way(lastMessageAt), way(number))
        .offset(skip)
        .limit(most);
    },
  };
}
