import type { DeskCancellations } from '#ports/desk-cancellations.ts';
import type { Database } from '../../database.ts';
import { asc, desc, eq, inArray } from '../../drizzle.ts';
import { policies } from '../../schema/orders.ts';
import { cancelRequests } from '../../schema/policies.ts';

const { id, state, way, requestedAt, reason } = cancelRequests;
const { insurer, line, policyNumber } = policies;

export function deskCancellationRepository(database: Database): DeskCancellations {
  return {
    async page({ states, order }, { skip, most }) {
      const direction = order === 'oldest' ? asc : desc;
      const rows = await database
        .select({ id, state, way, requestedAt, reason, insurer, line, policyNumber })
        .from(cancelRequests)
        .innerJoin(policies, eq(policies.id, cancelRequests.policyId))
        .where(inArray(state, [...states]))
        .orderBy(direction(requestedAt), direction(id))
        .offset(skip)
        .limit(most);
      return rows.map((row) => ({ ...row, way: row.way ?? undefined }));
    },
  };
}
