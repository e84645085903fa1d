import type { DeskCancellations } from '#ports/desk-cancellations.ts';
import type { Database } from '../../database.ts';
import { asc, desc, eq, inArray } from '../../drizzle.ts';
import { policies } from '../../schema/orders.ts';
import { cancelRequests } from '../../schema/policies.ts';

const { id, policyId, state, way, requestedAt, reason } = cancelRequests;
const { insurer, line, policyNumber } = policies;

export function deskCancellationRepository(database: Database): DeskCancellations {
  return {
    async page({ states, order }, { skip, most }) {
      const direction = order === 'oldest' ? asc : desc;
      // Every wish has its policy, which is looked for once the page is known.
      const page = database
        .select({ id, policyId, state, way, requestedAt, reason })
        .from(cancelRequests)
        .where(inArray(state, [...states]))
        .orderBy(direction(requestedAt), direction(id))
        .offset(skip)
        .limit(most)
        .as('page');
      const rows = await database
        .select({
          id: page.id,
          state: page.state,
          way: page.way,
          requestedAt: page.requestedAt,
          reason: page.reason,
          insurer,
          line,
          policyNumber,
        })
        .from(page)
        .innerJoin(policies, eq(policies.id, page.policyId))
        .orderBy(direction(page.requestedAt), direction(page.id));
      return rows.map((row) => ({ ...row, way: row.way ?? undefined }));
    },
  };
}
