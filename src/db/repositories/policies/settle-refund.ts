import type { Kurus } from '#domain/money.ts';
import { nextOrderState } from '#domain/order/order-state.ts';
import type { Refunds } from '#ports/policies.ts';
import type { Database } from '../../database.ts';
import { and, eq } from '../../drizzle.ts';
import type { NodePgDatabase } from '../../drizzle-session.ts';
import { orderEvents, orders, policies } from '../../schema/orders.ts';
import { refunds } from '../../schema/policies.ts';
import { comparedAfter } from '../orders/comparison.ts';
import { problemOf } from './problems.ts';

type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** An order that came to nothing took nothing, so it has nothing to write off either. */
async function writeOff(tx: Tx, orderId: string, amount: Kurus, now: Date): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order || order.captured === null) return;
  const refunded = order.refunded + amount;
  const all = refunded === order.captured ? nextOrderState(order.state, 'refund') : undefined;
  const state = all ?? order.state;
  await tx
    .update(orders)
    .set({ refunded, state, version: order.version + 1, updatedAt: now, compareAt: comparedAfter(now) })
    .where(eq(orders.id, orderId));
  await tx.insert(orderEvents).values({
    orderId,
    at: now,
    action: 'refund',
    fromState: order.state,
    toState: state,
    detail: { refunded, amount },
  });
}

/** All books are closed together. */
export function settleRefund(database: Database): Refunds['settle'] {
  return ({ id }, bankTransaction, now) =>
    database.transaction(async (tx) => {
      const [refund] = await tx
        .select()
        .from(refunds)
        .where(and(eq(refunds.id, id), eq(refunds.state, 'paying')))
        .for('update');
      if (!refund) return;
      const amount = refund.amount ?? 0;
      const problem = problemOf({ promised: refund.promised, paid: amount });
      await tx
        .update(refunds)
        .set({
          state: problem ? 'needsAttention' : 'paid',
          problem,
          bankTransaction,
          paidAt: now,
          takenUntil: null,
        })
        .where(eq(refunds.id, id));
      if (refund.policyId) {
        await tx
          .update(policies)
          .set({
            state: refund.reason === 'withdrawal' ? 'withdrawn' : 'cancelled',
            stateChangedAt: now,
            refund: amount,
          })
          .where(eq(policies.id, refund.policyId));
      }
      await writeOff(tx, refund.orderId, amount, now);
    });
}
