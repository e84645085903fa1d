import { keptOf, roomBeside } from '#domain/policy/kept.ts';
import type { Order } from '#ports/orders.ts';
import type { Refunds } from '#ports/policies.ts';
import type { Database } from '../../database.ts';
import { and, eq, isNotNull, isNull } from '../../drizzle.ts';
import type { JobQueue } from '../../jobs.ts';
import { orderEvents, orders, policies } from '../../schema/orders.ts';
import { refunds } from '../../schema/policies.ts';
import type { Tx } from '../orders/act.ts';
import { comparedAfter } from '../orders/comparison.ts';
import { leaveActive } from './book.ts';
import { problemOf } from './problems.ts';

type Entry = { readonly action: string; readonly detail: object };

/** Under its version and with a line in its history, as everything that changes an order. */
async function noteAt(
  tx: Tx,
  order: Pick<Order, 'id' | 'version' | 'state'>,
  entry: Entry,
  now: Date,
): Promise<boolean> {
  const { id, version, state } = order;
  const noted = await tx
    .update(orders)
    .set({ version: version + 1, updatedAt: now, compareAt: comparedAfter(now) })
    .where(and(eq(orders.id, id), eq(orders.version, version)))
    .returning({ id: orders.id });
  if (noted.length === 0) return false;
  await tx.insert(orderEvents).values({ orderId: id, at: now, fromState: state, toState: state, ...entry });
  return true;
}

async function moneyOf(tx: Tx, orderId: string) {
  const { captured, refunded } = orders;
  const [order] = await tx.select({ captured, refunded }).from(orders).where(eq(orders.id, orderId));
  const rows = await tx.select().from(refunds).where(eq(refunds.orderId, orderId));
  const known = rows.map((row) => ({ ...row, amount: row.amount ?? undefined, paidAt: row.paidAt ?? undefined }));
  return { order: { captured: order?.captured ?? undefined, refunded: order?.refunded ?? 0 }, known };
}

async function keptNow(tx: Tx, orderId: string): Promise<number> {
  const { order, known } = await moneyOf(tx, orderId);
  return keptOf(order, known);
}

/** The most that a refund may bring back that is opened now; nobody else opens one until the transaction ends. */
export async function roomNow(tx: Tx, orderId: string): Promise<number | undefined> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  const { order, known } = await moneyOf(tx, orderId);
  return roomBeside(order, known);
}

type CannotWhy = 'changed' | 'policyOver' | 'moreThanKept';

/** Undoes what was written before it was known that the refund cannot be. */
class CannotOpen extends Error {
  readonly why: CannotWhy;
  constructor(why: CannotWhy) {
    super(why);
    this.why = why;
  }
}

type AgencyWays = Pick<Refunds, 'openByAgency' | 'reopen' | 'settleByHand'>;

/** What the agency does about money on its way back. */
export function agencyRefunds(database: Database, jobs: Pick<JobQueue, 'sendWithin'>): AgencyWays {
  return {
    async openByAgency(order, { amount, policyId }, now) {
      try {
        return await database.transaction(async (tx) => {
          // The policy first, as everybody who ends one does.
          if (policyId && (await leaveActive(tx, policyId, 'withdrawing', now)) !== order.id)
            throw new CannotOpen('policyOver');
          const entry = { action: 'refundAsked', detail: { amount, ...(policyId && { policyId }) } };
          if (!(await noteAt(tx, order, entry, now))) throw new CannotOpen('changed');
          if (amount > (await keptNow(tx, order.id))) throw new CannotOpen('moreThanKept');
          const state = policyId ? 'requested' : 'insurerCancelled';
          const money = { promised: amount, ...(!policyId && { amount }) };
          const [refund] = await tx
            .insert(refunds)
            .values({ orderId: order.id, policyId, reason: 'agency', ...money, state, requestedAt: now })
            .returning({ id: refunds.id });
          if (!refund) throw new Error('A refund was not stored');
          await jobs.sendWithin(tx, 'refund', { refundId: refund.id });
          return 'opened' as const;
        });
      } catch (error) {
        if (error instanceof CannotOpen) return error.why;
        throw error;
      }
    },
    reopen: ({ id, policyId, insurerCancelledAt }) =>
      database.transaction(async (tx) => {
        const state = policyId && !insurerCancelledAt ? 'requested' : 'insurerCancelled';
        const stopped = and(eq(refunds.id, id), eq(refunds.state, 'needsAttention'), isNull(refunds.paidAt));
        const reopened = await tx
          .update(refunds)
          .set({ state, problem: null, takenUntil: null })
          .where(stopped)
          .returning({ id: refunds.id });
        if (reopened.length === 0) return false;
        await jobs.sendWithin(tx, 'refund', { refundId: id });
        return true;
      }),
    settleByHand: (seen, { amount, bankReference }, now) =>
      database.transaction(async (tx) => {
        const isAsSeen = and(
          eq(refunds.id, seen.id),
          eq(refunds.state, 'needsAttention'),
          eq(refunds.byHand, seen.byHand),
          seen.paidAt ? isNotNull(refunds.paidAt) : isNull(refunds.paidAt),
        );
        const [refund] = await tx.select().from(refunds).where(isAsSeen).for('update');
        const [order] = await tx.select().from(orders).where(eq(orders.id, seen.order.id)).for('update');
        if (!refund || !order) return false;
        const byCard = refund.paidAt === null ? 0 : (refund.amount ?? 0);
        const byHand = refund.byHand + amount;
        const problem = problemOf({ promised: refund.promised, paid: byCard + byHand });
        await tx
          .update(refunds)
          .set({
            amount: byCard,
            byHand,
            bankTransaction: [refund.bankTransaction, bankReference].filter(Boolean).join(', '),
            problem,
            state: problem ? 'needsAttention' : 'paid',
            paidAt: refund.paidAt ?? now,
            takenUntil: null,
          })
          .where(eq(refunds.id, seen.id));
        if (refund.policyId) {
          const state = refund.reason === 'withdrawal' ? 'withdrawn' : 'cancelled';
          const ended = { state, stateChangedAt: now, refund: byCard + byHand } as const;
          await tx.update(policies).set(ended).where(eq(policies.id, refund.policyId));
        }
        return noteAt(tx, order, { action: 'refundByHand', detail: { amount } }, now);
      }),
  };
}
