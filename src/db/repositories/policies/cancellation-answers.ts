import type { Kurus } from '#domain/money.ts';
import { openCancellationStates } from '#domain/policy/cancellation-state.ts';
import { isStanding, type PolicyState } from '#domain/policy/policy-state.ts';
import type { Cancellations } from '#ports/cancellations.ts';
import type { Database } from '../../database.ts';
import { and, eq, inArray, sql } from '../../drizzle.ts';
import type { NodePgDatabase } from '../../drizzle-session.ts';
import type { JobQueue } from '../../jobs.ts';
import { databaseNow } from '../../moments.ts';
import { policies } from '../../schema/orders.ts';
import { cancelRequests, refunds } from '../../schema/policies.ts';
import { compareSoon } from '../orders/comparison.ts';
import { roomNow } from './agency-refunds.ts';

type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
type Answer = Partial<typeof cancelRequests.$inferSelect> & { readonly answeredAt: Date };
type Held = Pick<typeof policies.$inferSelect, 'id' | 'orderId' | 'state'>;

/** Of many who answer one does. It holds the wish and its policy until the transaction ends. */
async function holdOpen(tx: Tx, wishId: string): Promise<Held | undefined> {
  const [policy] = await tx
    .select({ id: policies.id, orderId: policies.orderId, state: policies.state })
    .from(cancelRequests)
    .innerJoin(policies, eq(policies.id, cancelRequests.policyId))
    .where(and(eq(cancelRequests.id, wishId), inArray(cancelRequests.state, [...openCancellationStates])))
    .for('update');
  return policy;
}

async function write(tx: Tx, wishId: string, answer: Answer): Promise<void> {
  const forwardedAt = sql`coalesce(${cancelRequests.forwardedAt}, ${answer.answeredAt})`;
  await tx
    .update(cancelRequests)
    .set({ ...answer, tryAt: databaseNow, forwardedAt })
    .where(eq(cancelRequests.id, wishId));
}

async function move(tx: Tx, { id }: Held, state: PolicyState, now: Date): Promise<void> {
  await tx.update(policies).set({ state, stateChangedAt: now }).where(eq(policies.id, id));
}

async function openRefund(tx: Tx, { id: policyId, orderId }: Held, refund: Kurus, now: Date): Promise<string> {
  const money = { promised: refund, insurerRefund: refund, amount: refund };
  const told = { reason: 'cancellation', state: 'insurerCancelled', insurerCancelledAt: now } as const;
  const [opened] = await tx
    .insert(refunds)
    .values({ orderId, policyId, ...money, ...told, requestedAt: now })
    .returning({ id: refunds.id });
  if (!opened) throw new Error('A refund was not stored');
  await compareSoon(tx, orderId, now);
  return opened.id;
}

type Answers = Pick<Cancellations, 'accept' | 'refuse'>;

/** The answers to wishes that policies may end: wish, policy and money are written down together or not at all. */
export function cancellationAnswers(database: Database, jobs: Pick<JobQueue, 'sendWithin'>): Answers {
  return {
    accept: (id, { refund: told, way }, now) =>
      database.transaction(async (tx) => {
        const policy = await holdOpen(tx, id);
        if (!policy) return 'answeredBefore';
        const stands = isStanding(policy.state);
        if (!stands && told > 0) return 'policyOver';
        const room = (await roomNow(tx, policy.orderId)) ?? told;
        if (told > room && way === 'agency') return 'moreThanKept';
        const refund = Math.min(told, room);
        await write(tx, id, { state: 'accepted', way, refund, answeredAt: now });
        if (stands) await move(tx, policy, 'cancelled', now);
        if (refund > 0) await jobs.sendWithin(tx, 'refund', { refundId: await openRefund(tx, policy, refund, now) });
        await jobs.sendWithin(tx, 'cancellations', {});
        return 'kept';
      }),
    refuse: (id, { reason, way }, now) =>
      database.transaction(async (tx) => {
        const policy = await holdOpen(tx, id);
        if (!policy) return 'answeredBefore';
        if (!isStanding(policy.state)) return 'policyOver';
        await write(tx, id, { state: 'refused', way, refusal: reason, answeredAt: now });
        await move(tx, policy, 'active', now);
        await jobs.sendWithin(tx, 'cancellations', {});
        return 'kept';
      }),
  };
}
