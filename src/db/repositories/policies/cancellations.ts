import { openCancellationStates } from '#domain/policy/cancellation-state.ts';
import type { Cancellation, Cancellations } from '#ports/cancellations.ts';
import type { Database } from '../../database.ts';
import { and, asc, count, desc, eq, inArray, lte, or, type SQL, sql } from '../../drizzle.ts';
import type { JobQueue } from '../../jobs.ts';
import { databaseNow, momentIn } from '../../moments.ts';
import { cancelRequests } from '../../schema/policies.ts';
import { cancellationAnswers } from './cancellation-answers.ts';

type Row = typeof cancelRequests.$inferSelect;

function read(row: Row): Cancellation {
  return {
    id: row.id,
    policyId: row.policyId,
    reason: row.reason,
    soldOn: row.soldOn ?? undefined,
    note: row.note ?? undefined,
    requestedAt: row.requestedAt,
    state: row.state,
    way: row.way ?? undefined,
    attempts: row.attempts,
    forwardedAt: row.forwardedAt ?? undefined,
    answeredAt: row.answeredAt ?? undefined,
    refund: row.refund ?? undefined,
    refusal: row.refusal ?? undefined,
    told: row.told ?? undefined,
  };
}

const isOpen = inArray(cancelRequests.state, [...openCancellationStates]);
const isUntold = sql`${cancelRequests.told} is distinct from ${cancelRequests.state}`;

export function cancellationRepository(database: Database, jobs: Pick<JobQueue, 'sendWithin'>): Cancellations {
  const one = async (condition: SQL) => {
    const newest = desc(cancelRequests.requestedAt);
    const [row] = await database.select().from(cancelRequests).where(condition).orderBy(newest).limit(1);
    return row && read(row);
  };
  const hold = async (condition: SQL | undefined, holdMs: number) => {
    const [row] = await database
      .update(cancelRequests)
      .set({ tryAt: momentIn(holdMs), attempts: sql`${cancelRequests.attempts} + 1` })
      .where(condition)
      .returning();
    return row && read(row);
  };
  return {
    find: (id) => one(eq(cancelRequests.id, id)),
    ofPolicy: (policyId) => one(eq(cancelRequests.policyId, policyId)),
    async backlog(now) {
      const oldest = sql<
        string | null
      >`extract(epoch from ${now.toISOString()}::timestamptz - min(${cancelRequests.requestedAt}))`;
      const [row] = await database.select({ count: count(), oldest }).from(cancelRequests).where(isOpen);
      return { count: row?.count ?? 0, oldestSeconds: Math.round(Number(row?.oldest ?? 0)) };
    },
    async claim(holdMs) {
      const due = database
        .select({ id: cancelRequests.id })
        .from(cancelRequests)
        .where(and(or(eq(cancelRequests.state, 'requested'), isUntold), lte(cancelRequests.tryAt, databaseNow)))
        .orderBy(asc(cancelRequests.tryAt))
        .limit(1)
        .for('update', { skipLocked: true });
      return hold(eq(cancelRequests.id, due), holdMs);
    },
    take({ id, attempts }, holdMs) {
      const isUntouched = and(eq(cancelRequests.state, 'requested'), eq(cancelRequests.attempts, attempts));
      return hold(and(eq(cancelRequests.id, id), isUntouched), holdMs);
    },
    async putOff(id, restMs) {
      await database
        .update(cancelRequests)
        .set({ tryAt: momentIn(restMs) })
        .where(eq(cancelRequests.id, id));
    },
    async toAgency(id, now) {
      await database
        .update(cancelRequests)
        .set({ state: 'forwarded', way: 'agency', forwardedAt: now })
        .where(and(eq(cancelRequests.id, id), eq(cancelRequests.state, 'requested')));
    },
    ...cancellationAnswers(database, jobs),
    async markTold(id, state) {
      await database.update(cancelRequests).set({ told: state }).where(eq(cancelRequests.id, id));
    },
  };
}
