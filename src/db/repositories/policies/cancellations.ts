import { openCancellationStates } from '#domain/policy/cancellation-state.ts';
import type { Cancellation, Cancellations } from '#ports/cancellations.ts';
import type { Database } from '../../database.ts';
import { and, asc, desc, eq, inArray, lte, or, type SQL, sql } from '../../drizzle.ts';
import type { NodePgDatabase } from '../../drizzle-session.ts';
import type { JobQueue } from '../../jobs.ts';
import { databaseNow, momentIn } from '../../moments.ts';
import { policies } from '../../schema/orders.ts';
import { cancelRequests, refunds } from '../../schema/policies.ts';
import { compareSoon } from '../orders/comparison.ts';

type Row = typeof cancelRequests.$inferSelect;
type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

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

/** Of many who answer one does; it learns whose policy it is. */
async function answer(
  tx: Tx,
  id: string,
  set: Partial<Row> & { readonly answeredAt: Date },
): Promise<string | undefined> {
  const [row] = await tx
    .update(cancelRequests)
    .set({
      ...set,
      tryAt: databaseNow,
      forwardedAt: sql`coalesce(${cancelRequests.forwardedAt}, ${set.answeredAt})`,
    })
    .where(and(eq(cancelRequests.id, id), isOpen))
    .returning({ policyId: cancelRequests.policyId });
  return row?.policyId;
}

async function leaveRequested(tx: Tx, policyId: string, to: 'cancelled' | 'active', now: Date) {
  const [policy] = await tx
    .update(policies)
    .set({ state: to, stateChangedAt: now })
    .where(and(eq(policies.id, policyId), eq(policies.state, 'cancelRequested')))
    .returning({ orderId: policies.orderId });
  return policy;
}

export function cancellationRepository(database: Database, jobs: Pick<JobQueue, 'sendWithin'>): Cancellations {
  const one = async (condition: SQL) => {
    const newest = desc(cancelRequests.requestedAt);
    const [row] = await database.select().from(cancelRequests).where(condition).orderBy(newest).limit(1);
    return row && read(row);
  };
  return {
    find: (id) => one(eq(cancelRequests.id, id)),
    ofPolicy: (policyId) => one(eq(cancelRequests.policyId, policyId)),
    async forwarded(most) {
      const waits = eq(cancelRequests.state, 'forwarded');
      const { requestedAt } = cancelRequests;
      return (await database.select().from(cancelRequests).where(waits).orderBy(asc(requestedAt)).limit(most)).map(
        read,
      );
    },
    async claim(holdMs, most) {
      const due = database
        .select({ id: cancelRequests.id })
        .from(cancelRequests)
        .where(and(or(eq(cancelRequests.state, 'requested'), isUntold), lte(cancelRequests.tryAt, databaseNow)))
        .orderBy(asc(cancelRequests.tryAt))
        .limit(most)
        .for('update', { skipLocked: true });
      const rows = await database
        .update(cancelRequests)
        .set({ tryAt: momentIn(holdMs), attempts: sql`${cancelRequests.attempts} + 1` })
        .where(inArray(cancelRequests.id, due))
        .returning();
      return rows.map(read);
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
    accept: (id, { refund, way }, now) =>
      database.transaction(async (tx) => {
        const policyId = await answer(tx, id, { state: 'accepted', way, refund, answeredAt: now });
        if (policyId === undefined) return false;
        const policy = await leaveRequested(tx, policyId, 'cancelled', now);
        if (policy && refund > 0) {
          const money = { promised: refund, insurerRefund: refund, amount: refund };
          const told = { reason: 'cancellation', state: 'insurerCancelled', insurerCancelledAt: now } as const;
          const [opened] = await tx
            .insert(refunds)
            .values({ orderId: policy.orderId, policyId, ...money, ...told, requestedAt: now })
            .returning({ id: refunds.id });
          await compareSoon(tx, policy.orderId, now);
          if (opened) await jobs.sendWithin(tx, 'refund', { refundId: opened.id });
        }
        await jobs.sendWithin(tx, 'cancellations', {});
        return true;
      }),
    refuse: (id, { reason, way }, now) =>
      database.transaction(async (tx) => {
        const policyId = await answer(tx, id, { state: 'refused', way, refusal: reason, answeredAt: now });
        if (policyId === undefined) return false;
        await leaveRequested(tx, policyId, 'active', now);
        await jobs.sendWithin(tx, 'cancellations', {});
        return true;
      }),
    async markTold(id, state) {
      await database.update(cancelRequests).set({ told: state }).where(eq(cancelRequests.id, id));
    },
  };
}
