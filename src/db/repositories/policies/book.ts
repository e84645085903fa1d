import { type PolicyState, standingPolicyStates } from '#domain/policy/policy-state.ts';
import type { PolicyBook } from '#ports/policies.ts';
import type { Database } from '../../database.ts';
import { and, eq, inArray } from '../../drizzle.ts';
import type { NodePgDatabase } from '../../drizzle-session.ts';
import type { JobQueue } from '../../jobs.ts';
import { databaseNow } from '../../moments.ts';
import { policies } from '../../schema/orders.ts';
import { cancelRequests, refunds } from '../../schema/policies.ts';
import { compareSoon } from '../orders/comparison.ts';
import { readPolicies } from './read-policies.ts';

/** Of many who leave 'active' at the same time one does; it learns the order the policy belongs to. */
export async function leaveActive(
  tx: Pick<NodePgDatabase, 'update'>,
  id: string,
  to: PolicyState,
  now: Date,
): Promise<string | undefined> {
  const [moved] = await tx
    .update(policies)
    .set({ state: to, stateChangedAt: now })
    .where(and(eq(policies.id, id), eq(policies.state, 'active')))
    .returning({ orderId: policies.orderId });
  return moved?.orderId;
}

export function policyBook(database: Database, jobs: Pick<JobQueue, 'sendWithin'>): PolicyBook {
  return {
    ofPerson: (identityNumber) => readPolicies(database, eq(policies.identityIndex, identityNumber)),
    async find(id) {
      const [policy] = await readPolicies(database, eq(policies.id, id));
      return policy;
    },
    withdraw: (policyId, { promised, visitor, address }, now) =>
      database.transaction(async (tx) => {
        const orderId = await leaveActive(tx, policyId, 'withdrawing', now);
        if (orderId === undefined) return false;
        const [refund] = await tx
          .insert(refunds)
          .values({
            orderId,
            policyId,
            reason: 'withdrawal',
            promised,
            visitor,
            address,
            state: 'requested',
            requestedAt: now,
          })
          .returning({ id: refunds.id });
        if (!refund) throw new Error('A refund was not stored');
        await compareSoon(tx, orderId, now);
        await jobs.sendWithin(tx, 'refund', { refundId: refund.id });
        return true;
      }),
    async markCancelled(itemId, now) {
      const ended = await database
        .update(policies)
        .set({ state: 'cancelled', stateChangedAt: now })
        .where(and(eq(policies.orderItemId, itemId), inArray(policies.state, [...standingPolicyStates])))
        .returning({ id: policies.id });
      return ended.length > 0;
    },
    requestCancel: (policyId, { reason, soldOn, note, visitor, address }, now) =>
      database.transaction(async (tx) => {
        if ((await leaveActive(tx, policyId, 'cancelRequested', now)) === undefined) return false;
        const act = { visitor, address, requestedAt: now, tryAt: databaseNow };
        await tx.insert(cancelRequests).values({ policyId, reason, soldOn, note, ...act });
        await jobs.sendWithin(tx, 'cancellations', {});
        return true;
      }),
  };
}
