import { openRefundStates, type RefundState } from '#domain/policy/refund-state.ts';
import type { Refund, Refunds } from '#ports/policies.ts';
import type { Database } from '../../database.ts';
import { and, asc, desc, eq, inArray, isNull, lte, or, type SQL } from '../../drizzle.ts';
import type { NodePgDatabase } from '../../drizzle-session.ts';
import type { JobQueue } from '../../jobs.ts';
import { databaseNow, momentIn } from '../../moments.ts';
import { orders } from '../../schema/orders.ts';
import { refunds } from '../../schema/policies.ts';
import { isUniqueViolation } from '../../violations.ts';
import { compareSoon } from '../orders/comparison.ts';
import { agencyRefunds } from './agency-refunds.ts';
import { readRefundProblem } from './problems.ts';
import { settleRefund } from './settle-refund.ts';

async function readRefunds(database: NodePgDatabase, condition: SQL | undefined): Promise<readonly Refund[]> {
  const { id, reference, provider, refunded } = orders;
  const rows = await database
    .select({ refund: refunds, order: { id, reference, provider, refunded } })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(condition)
    .orderBy(desc(refunds.requestedAt));
  return rows.map(({ refund, order }) => ({
    id: refund.id,
    policyId: refund.policyId ?? undefined,
    reason: refund.reason,
    order,
    promised: refund.promised,
    insurerRefund: refund.insurerRefund ?? undefined,
    amount: refund.amount ?? undefined,
    byHand: refund.byHand,
    state: refund.state,
    problem: readRefundProblem(refund.problem),
    heldUntil: refund.takenUntil ?? undefined,
    requestedAt: refund.requestedAt,
    insurerCancelledAt: refund.insurerCancelledAt ?? undefined,
    paidAt: refund.paidAt ?? undefined,
  }));
}

async function readRefund(database: NodePgDatabase, condition: SQL | undefined): Promise<Refund | undefined> {
  const [refund] = await readRefunds(database, condition);
  return refund;
}

const isOpen = inArray(refunds.state, [...openRefundStates]);
const isHeldAs = ({ id, heldUntil }: Refund) =>
  and(eq(refunds.id, id), heldUntil ? eq(refunds.takenUntil, heldUntil) : isNull(refunds.takenUntil));
const isFree = or(isNull(refunds.takenUntil), lte(refunds.takenUntil, databaseNow));

export function refundRepository(database: Database, jobs: Pick<JobQueue, 'sendWithin'>): Refunds {
  const stillIn = ({ id }: Refund, state: RefundState) => and(eq(refunds.id, id), eq(refunds.state, state));
  return {
    find: (id) => readRefund(database, eq(refunds.id, id)),
    ofPolicy: (policyId) => readRefund(database, eq(refunds.policyId, policyId)),
    ofOrder: (orderId) => readRefunds(database, eq(refunds.orderId, orderId)),
    ...agencyRefunds(database, jobs),
    async claim(id, holdMs) {
      const taken = await database
        .update(refunds)
        .set({ takenUntil: momentIn(holdMs) })
        .where(and(eq(refunds.id, id), isOpen, isFree))
        .returning({ id: refunds.id });
      return taken.length === 0 ? undefined : readRefund(database, eq(refunds.id, id));
    },
    async holdOn(refund, holdMs) {
      const held = await database
        .update(refunds)
        .set({ takenUntil: momentIn(holdMs) })
        .where(isHeldAs(refund))
        .returning({ id: refunds.id });
      return held.length === 1;
    },
    async letGo(refund) {
      await database.update(refunds).set({ takenUntil: null }).where(isHeldAs(refund));
    },
    async insurerCancelled(refund, { insurerRefund, amount }, now) {
      await database
        .update(refunds)
        .set({ state: 'insurerCancelled', insurerRefund, amount, insurerCancelledAt: now })
        .where(stillIn(refund, 'requested'));
    },
    async beginPaying(refund) {
      try {
        await database.update(refunds).set({ state: 'paying' }).where(stillIn(refund, 'insurerCancelled'));
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },
    settle: settleRefund(database),
    async flag(refund, problem) {
      await database
        .update(refunds)
        .set({ state: 'needsAttention', problem, takenUntil: null })
        .where(and(eq(refunds.id, refund.id), isOpen));
    },
    openForNothing: (orderId, amount, now) =>
      database.transaction(async (tx) => {
        const [refund] = await tx
          .insert(refunds)
          .values({
            orderId,
            reason: 'takenForNothing',
            promised: amount,
            amount,
            state: 'insurerCancelled',
            requestedAt: now,
          })
          .onConflictDoNothing()
          .returning({ id: refunds.id });
        if (!refund) return false;
        await compareSoon(tx, orderId, now);
        await jobs.sendWithin(tx, 'refund', { refundId: refund.id });
        return true;
      }),
    async waiting(most) {
      const rows = await database
        .select({ id: refunds.id })
        .from(refunds)
        .where(and(isOpen, isFree))
        .orderBy(asc(refunds.requestedAt))
        .limit(most);
      return rows.map(({ id }) => id);
    },
  };
}
