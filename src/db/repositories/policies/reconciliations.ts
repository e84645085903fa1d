import { isOpenRefund } from '#domain/policy/refund-state.ts';
import type { Reconciliations } from '#ports/policies.ts';
import type { Database } from '../../database.ts';
import { and, asc, count, eq, exists, gte, inArray, isNull, lt, lte, notInArray, or, sql } from '../../drizzle.ts';
import { orders, policies } from '../../schema/orders.ts';
import { reconciliationFindings as findings, reconciliations, refunds } from '../../schema/policies.ts';

const comparedLongestAgo = sql`${reconciliations.comparedAt} asc nulls first`;

type Writer = Pick<Database, 'insert'>;

async function markCompared(writer: Writer, orderId: string, now: Date): Promise<void> {
  await writer
    .insert(reconciliations)
    .values({ orderId, comparedAt: now })
    .onConflictDoUpdate({ target: reconciliations.orderId, set: { comparedAt: now } });
}

export function reconciliationRepository(database: Database): Reconciliations {
  const refundSince = (since: Date) =>
    database
      .select({ one: sql`1` })
      .from(refunds)
      .where(and(eq(refunds.orderId, orders.id), gte(refunds.requestedAt, since)));
  const openFinding = database
    .select({ one: sql`1` })
    .from(findings)
    .where(and(eq(findings.orderId, orders.id), isNull(findings.resolvedAt)));
  return {
    postpone: (orderId, now) => markCompared(database, orderId, now),
    async due({ since, until, notComparedSince }, most) {
      const rows = await database
        .select({ reference: orders.reference })
        .from(orders)
        .leftJoin(reconciliations, eq(reconciliations.orderId, orders.id))
        .where(
          and(
            lte(orders.updatedAt, until),
            or(gte(orders.updatedAt, since), exists(refundSince(since)), exists(openFinding)),
            or(isNull(reconciliations.comparedAt), lt(reconciliations.comparedAt, notComparedSince)),
          ),
        )
        .orderBy(comparedLongestAgo, asc(orders.updatedAt))
        .limit(most);
      return rows.map(({ reference }) => reference);
    },
    policiesOf: (orderId) =>
      database
        .select({ itemId: policies.orderItemId, policyId: policies.id, state: policies.state })
        .from(policies)
        .where(eq(policies.orderId, orderId)),
    async refundOf(orderId) {
      const rows = await database.select({ state: refunds.state }).from(refunds).where(eq(refunds.orderId, orderId));
      if (rows.some(({ state }) => state === 'needsAttention')) return 'needsAttention';
      return rows.some(({ state }) => isOpenRefund(state)) ? 'open' : 'none';
    },
    keep: (orderId, kinds, now) =>
      database.transaction(async (tx) => {
        await markCompared(tx, orderId, now);
        const open = and(eq(findings.orderId, orderId), isNull(findings.resolvedAt));
        const known = await tx.select({ kind: findings.kind }).from(findings).where(open).for('update');
        const gone = kinds.length === 0 ? open : and(open, notInArray(findings.kind, [...kinds]));
        await tx.update(findings).set({ resolvedAt: now }).where(gone);
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
      }),
    async openFindings() {
      const [row] = await database.select({ count: count() }).from(findings).where(isNull(findings.resolvedAt));
      return row?.count ?? 0;
    },
  };
}
