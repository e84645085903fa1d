import { approvalEnds } from '#domain/desk/money-acts.ts';
import type { Approval, DeskApprovals } from '#ports/desk-approvals.ts';
import type { Database } from '../../database.ts';
import { and, desc, eq, gt, isNotNull, isNull, lte, ne, or, type SQL } from '../../drizzle.ts';
import { alias } from '../../drizzle-columns.ts';
import { deskApprovals as approvals, operators } from '../../schema/desk.ts';
import { orders } from '../../schema/orders.ts';

const askers = alias(operators, 'askers');
const deciders = alias(operators, 'deciders');

export function approvalRepository(database: Database): DeskApprovals {
  async function read(
    condition: SQL | undefined,
    { skip, most }: { readonly skip: number; readonly most: number },
  ): Promise<readonly Approval[]> {
    const rows = await database
      .select({ approval: approvals, reference: orders.reference, asker: askers.name, decider: deciders.name })
      .from(approvals)
      .innerJoin(orders, eq(orders.id, approvals.orderId))
      .innerJoin(askers, eq(askers.id, approvals.askedBy))
      .leftJoin(deciders, eq(deciders.id, approvals.decidedBy))
      .where(condition)
      .orderBy(desc(approvals.askedAt), desc(approvals.id))
      .offset(skip)
      .limit(most);
    return rows.map(({ approval, reference, asker, decider }) => ({
      id: approval.id,
      orderId: approval.orderId,
      orderState: approval.orderState,
      wish: approval.wish,
      amount: approval.amount,
      why: approval.why,
      askedBy: approval.askedBy,
      reference,
      asker,
      askedAt: approval.askedAt,
      expiresAt: approval.expiresAt,
      decision: approval.decision ?? undefined,
      decider: decider ?? undefined,
      decidedAt: approval.decidedAt ?? undefined,
      decisionWhy: approval.decisionWhy ?? undefined,
      outcome: approval.outcome ?? undefined,
    }));
  }

  return {
    ask: ({ wish, ...asked }, now) =>
      database.transaction(async (tx) => {
        const isOver = and(
          eq(approvals.orderId, asked.orderId),
          isNull(approvals.decision),
          lte(approvals.expiresAt, now),
        );
        await tx.update(approvals).set({ decision: 'expired', decidedAt: now }).where(isOver);
        const added = await tx
          .insert(approvals)
          .values({ ...asked, act: wish.act, wish, askedAt: now, expiresAt: approvalEnds(now) })
          .onConflictDoNothing()
          .returning({ id: approvals.id });
        return added.length === 1;
      }),
    async find(id) {
      const [approval] = await read(eq(approvals.id, id), { skip: 0, most: 1 });
      return approval;
    },
    async decide(id, { by, decision, why }, now) {
      const isOpen = and(eq(approvals.id, id), isNull(approvals.decision), gt(approvals.expiresAt, now));
      const decided = await database
        .update(approvals)
        .set({ decision, decidedBy: by, decidedAt: now, decisionWhy: why ?? null })
        .where(and(isOpen, decision === 'approved' ? ne(approvals.askedBy, by) : undefined))
        .returning({ id: approvals.id });
      return decided.length === 1;
    },
    async end(id, outcome) {
      await database.update(approvals).set({ outcome }).where(eq(approvals.id, id));
    },
    ofOrder: (orderId) => read(eq(approvals.orderId, orderId), { skip: 0, most: 50 }),
    page({ isWaiting, now }, rows) {
      const waits = and(isNull(approvals.decision), gt(approvals.expiresAt, now));
      const isOver = or(isNotNull(approvals.decision), lte(approvals.expiresAt, now));
      return read(isWaiting ? waits : isOver, rows);
    },
  };
}
