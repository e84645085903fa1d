import type { FindingKind, OrderFacts } from '#domain/policy/reconcile.ts';
import { isOpenRefund } from '#domain/policy/refund-state.ts';
import type { Order } from '#ports/orders.ts';
import type { Comparison, Reconciliations } from '#ports/policies.ts';
import type { Database } from '../../database.ts';
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from '../../drizzle.ts';
import { orderEvents, orderItems, orders, policies } from '../../schema/orders.ts';
import { reconciliationFindings as findings, refunds } from '../../schema/policies.ts';
import type { Tx } from '../orders/act.ts';

const lateMs = 60 * 60_000;

/** An order that was changed since it was read, or that somebody wants compared by now, is compared when they say. */
async function compareAgain(tx: Tx, { id, version }: Pick<Order, 'id' | 'version'>, now: Date, next: Date | undefined) {
  await tx
    .update(orders)
    .set({ compareAt: next ?? null })
    .where(and(eq(orders.id, id), eq(orders.version, version), lte(orders.compareAt, now)));
}

type Kept = { readonly fresh: readonly FindingKind[]; readonly isFound: boolean };

async function keepFindings(tx: Tx, orderId: string, { kinds, facts, now }: Omit<Comparison, 'next'>): Promise<Kept> {
  const known = await tx
    .select({ id: findings.id, kind: findings.kind, facts: findings.facts, closedAt: findings.closedAt })
    .from(findings)
    .where(and(eq(findings.orderId, orderId), isNull(findings.resolvedAt)))
    .for('update');
  const isOtherwise = (row: (typeof known)[number]) => row.closedAt && row.facts !== null && row.facts !== facts;
  const isOver = (row: (typeof known)[number]) =>
    facts !== undefined && (!kinds.includes(row.kind) || isOtherwise(row));
  const idsOf = (rows: typeof known) => rows.map(({ id }) => id);
  const over = known.filter(isOver);
  if (over.length > 0)
    await tx
      .update(findings)
      .set({ resolvedAt: now })
      .where(inArray(findings.id, idsOf(over)));
  const left = known.filter((row) => !over.includes(row));
  const seen = left.filter(({ kind }) => kinds.includes(kind));
  if (seen.length > 0) {
    await tx
      .update(findings)
      .set({ seenAt: now, ...(facts !== undefined && { facts }) })
      .where(inArray(findings.id, idsOf(seen)));
  }
  const fresh = kinds.filter((kind) => !left.some((row) => row.kind === kind));
  if (fresh.length > 0) {
    await tx
      .insert(findings)
      .values(fresh.map((kind) => ({ orderId, kind, facts, foundAt: now, seenAt: now })))
      .onConflictDoNothing();
  }
  return { fresh, isFound: fresh.length > 0 || left.some(({ closedAt }) => closedAt === null) };
}

/** Waits for a person. */
const isOpen = and(isNull(findings.resolvedAt), isNull(findings.closedAt));

export function reconciliationRepository(database: Database): Reconciliations {
  const read = (condition: SQL | undefined, most: number) =>
    database
      .select({ id: findings.id, reference: orders.reference, kind: findings.kind, foundAt: findings.foundAt })
      .from(findings)
      .innerJoin(orders, eq(orders.id, findings.orderId))
      .where(condition)
      .orderBy(asc(findings.id))
      .limit(most);
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
        const { fresh, isFound } = await keepFindings(tx, order.id, found);
        await compareAgain(tx, order, found.now, found.next(isFound));
        return fresh;
      }),
    keepFault: (reference, now) =>
      database.transaction(async (tx) => {
        const isLate = lte(orders.compareAt, new Date(now.getTime() - lateMs));
        const [order] = await tx
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.reference, reference), isLate));
        if (!order) return [];
        return (await keepFindings(tx, order.id, { kinds: ['stuck'], facts: undefined, now })).fresh;
      }),
    untold: (most) => read(and(isOpen, isNull(findings.toldAt)), most),
    async markTold(told, now) {
      const ids = told.map(({ id }) => id);
      await database.update(findings).set({ toldAt: now }).where(inArray(findings.id, ids));
    },
    async openFindings() {
      const [row] = await database.select({ count: count() }).from(findings).where(isOpen);
      return row?.count ?? 0;
    },
    async close(findingId, closingReason, now) {
      const closed = await database
        .update(findings)
        .set({ closedAt: now, closingReason })
        .where(and(eq(findings.id, findingId), isOpen))
        .returning({ id: findings.id });
      return closed.length > 0;
    },
  };
}
