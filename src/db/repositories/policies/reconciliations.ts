import type { OrderFacts } from '#domain/policy/reconcile.ts';
import { isOpenRefund } from '#domain/policy/refund-state.ts';
import type { Comparison, Reconciliations } from '#ports/policies.ts';
import type { Database } from '../../database.ts';
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, notInArray, sql } from '../../drizzle.ts';
import { orderEvents, orderItems, orders, policies } from '../../schema/orders.ts';
import { reconciliationFindings as findings, refunds } from '../../schema/policies.ts';
import type { Tx } from '../orders/act.ts';

const lateMs = 60 * 60_000;

/** An order that was changed since it was read, or that somebody wants compared by now, is compared when they say. */
async function compareAgain(tx: Tx, { id, version }: { id: string; version: number }, { now, next }: Comparison) {
  await tx
    .update(orders)
    .set({ compareAt: next ?? null })
    .where(and(eq(orders.id, id), eq(orders.version, version), lte(orders.compareAt, now)));
}

async function keepFindings(tx: Tx, orderId: string, { kinds, isPartial, now }: Omit<Comparison, 'next'>) {
  const open = and(eq(findings.orderId, orderId), isNull(findings.resolvedAt));
  const known = await tx.select({ kind: findings.kind }).from(findings).where(open).for('update');
  if (!isPartial) {
    const gone = kinds.length === 0 ? open : and(open, notInArray(findings.kind, [...kinds]));
    await tx.update(findings).set({ resolvedAt: now }).where(gone);
  }
  const fresh = kinds.filter((kind) => !known.some((row) => row.kind === kind));
  if (kinds.length > fresh.length) {
    await tx
      .update(findings)
      .set({ seenAt: now })
      .where(and(open, inArray(findings.kind, [...kinds])));
  }
  if (fresh.length > 0) {
    await tx
      .insert(findings)
      .values(fresh.map((kind) => ({ orderId, kind, foundAt: now, seenAt: now })))
      .onConflictDoNothing();
  }
  return fresh;
}

export function reconciliationRepository(database: Database): Reconciliations {
  return {
    async due(now, most) {
      const rows = await database
        .select({ reference: orders.reference })
        .from(orders)
        .where(lte(orders.compareAt, now))
        .orderBy(asc(orders.compareAt))
        .limit(most);
      return rows.map(({ reference }) => reference);
    },
    async backlog(now) {
      const late = sql<string | null>`extract(epoch from ${now.toISOString()}::timestamptz - min(${orders.compareAt}))`;
      const [row] = await database.select({ count: count(), late }).from(orders).where(lte(orders.compareAt, now));
      return { count: row?.count ?? 0, lateSeconds: Math.round(Number(row?.late ?? 0)) };
    },
    policiesOf: (orderId) =>
      database
        .select({ itemId: policies.orderItemId, policyId: policies.id, state: policies.state })
        .from(policies)
        .where(eq(policies.orderId, orderId)),
    async refundOf(orderId, now): Promise<OrderFacts['refund']> {
      const { state, requestedAt } = refunds;
      const rows = await database.select({ state, requestedAt }).from(refunds).where(eq(refunds.orderId, orderId));
      if (rows.some((row) => row.state === 'needsAttention')) return 'needsAttention';
      const open = rows.filter((row) => isOpenRefund(row.state));
      if (open.some((row) => now.getTime() - row.requestedAt.getTime() > lateMs)) return 'late';
      return open.length > 0 ? 'open' : 'none';
    },
    async askedOnce(orderId) {
      const wasAsked = and(eq(orderItems.orderId, orderId), isNotNull(orderItems.issueAskedAt));
      const rows = await database.select({ id: orderItems.id }).from(orderItems).where(wasAsked);
      return new Set(rows.map(({ id }) => id));
    },
    async flagsOf(orderId) {
      const isFlag = and(eq(orderEvents.orderId, orderId), eq(orderEvents.action, 'flag'));
      const [row] = await database.select({ count: count() }).from(orderEvents).where(isFlag);
      return row?.count ?? 0;
    },
    keep: (order, found) =>
      database.transaction(async (tx) => {
        await compareAgain(tx, order, found);
        return keepFindings(tx, order.id, found);
      }),
    keepFault: (reference, now) =>
      database.transaction(async (tx) => {
        const isLate = lte(orders.compareAt, new Date(now.getTime() - lateMs));
        const [order] = await tx
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.reference, reference), isLate));
        return order ? keepFindings(tx, order.id, { kinds: ['stuck'], isPartial: true, now }) : [];
      }),
    untold: (most) =>
      database
        .select({ id: findings.id, reference: orders.reference, kind: findings.kind, foundAt: findings.foundAt })
        .from(findings)
        .innerJoin(orders, eq(orders.id, findings.orderId))
        .where(and(isNull(findings.resolvedAt), isNull(findings.toldAt)))
        .orderBy(asc(findings.id))
        .limit(most),
    async markTold(told, now) {
      const ids = told.map(({ id }) => id);
      await database.update(findings).set({ toldAt: now }).where(inArray(findings.id, ids));
    },
    async openFindings() {
      const [row] = await database.select({ count: count() }).from(findings).where(isNull(findings.resolvedAt));
      return row?.count ?? 0;
    },
  };
}
