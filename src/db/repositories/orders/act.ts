import { emailKey } from '#domain/account/username.ts';
import { isSettled, nextOrderState, type OrderAction, type OrderState } from '#domain/order/order-state.ts';
import type { Announcer } from '#ports/broker.ts';
import type { Order, OrderChanges, Orders, StandsInTheWay } from '#ports/orders.ts';
import type { Database } from '../../database.ts';
import { and, eq, isNull, type SQL } from '../../drizzle.ts';
import type { NodePgDatabase } from '../../drizzle-session.ts';
import type { JobQueue } from '../../jobs.ts';
import { databaseNow } from '../../moments.ts';
import { orderEvents, orderItems, orders, policies } from '../../schema/orders.ts';
import { comparedAfter } from './comparison.ts';
import { lockCovers } from './covers.ts';
import { readOrder } from './read.ts';
import { writePolicy } from './write-policy.ts';

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** Offers of an order that came to nothing may be bought anew. */
const releasing: ReadonlySet<OrderState> = new Set(['declined', 'voided']);

const unchanged = ({ id, version }: Order): SQL | undefined => and(eq(orders.id, id), eq(orders.version, version));

async function release(tx: Tx, { id }: Order): Promise<void> {
  const pending = and(eq(orderItems.orderId, id), eq(orderItems.state, 'pending'));
  await tx.update(orderItems).set({ state: 'released' }).where(pending);
}

/** Whom a change of an order sets to work, and who hears of what it changed in the list of offers. */
export type ToldOfOrders = {
  readonly announcer: Pick<Announcer, 'quotationChanged'>;
  readonly jobs: Pick<JobQueue, 'sendWithin'>;
};

type Change = { readonly action: string; readonly toState: OrderState; readonly detail: object };

/** The only ways an order changes: under its version, with a line in its history, and with the job that follows. */
export function changeOrders(
  database: Database,
  { announcer, jobs }: ToldOfOrders,
): Pick<
  Orders,
  'act' | 'keepItem' | 'markIssueAsked' | 'unmarkIssueAsked' | 'keepProof' | 'authoriseUnproven' | 'correctEmail'
> {
  async function change(
    tx: Tx,
    order: Order,
    entry: Change,
    columns: Partial<typeof orders.$inferInsert>,
    now: Date,
    more: () => Promise<void> = async () => undefined,
  ): Promise<Order | undefined> {
    const moved = await tx
      .update(orders)
      .set({
        ...columns,
        version: order.version + 1,
        updatedAt: now,
        lookAt: databaseNow,
        compareAt: comparedAfter(now),
      })
      .where(unchanged(order))
      .returning({ id: orders.id });
    if (moved.length === 0) return undefined;
    await more();
    await tx.insert(orderEvents).values({ orderId: order.id, at: now, fromState: order.state, ...entry });
    return readOrder(tx, order.id);
  }

  function act(tx: Tx, order: Order, action: OrderAction, changes: OrderChanges, now: Date) {
    const toState = nextOrderState(order.state, action);
    if (!toState) throw new Error(`An order that is ${order.state} cannot ${action}`);
    const entry = { action, toState, detail: changes };
    // The proof is for the bank alone, which has answered once the order leaves it.
    const proof = toState === 'threeDs' ? {} : { sealedProof: null };
    return change(tx, order, entry, { ...changes, ...proof, state: toState }, now, async () => {
      if (releasing.has(toState)) await release(tx, order);
      const { reference } = order;
      if (toState === 'done') await jobs.sendWithin(tx, 'deliverPolicies', { reference, again: false });
      else if (!isSettled(toState) && toState !== 'threeDs') await jobs.sendWithin(tx, 'order', { reference });
    });
  }

  /** What makes an order a paid one. */
  function pay(
    order: Order,
    now: Date,
    standsInTheWay: StandsInTheWay | undefined,
    goOn: (tx: Tx) => Promise<Order | undefined>,
  ): Promise<Order | undefined> {
    return database.transaction(async (tx) => {
      const isSecond = standsInTheWay && (await lockCovers(tx, order, now)).some(standsInTheWay);
      return isSecond ? act(tx, order, 'refuse', { reason: { kind: 'sameRisk' } }, now) : goOn(tx);
    });
  }

  return {
    act: (order, action, changes, now) => database.transaction((tx) => act(tx, order, action, changes, now)),
    async keepItem(order, item, now) {
      const { id, ...columns } = item;
      const entry = { action: `item ${item.state}`, toState: order.state, detail: item };
      const kept = await database.transaction((tx) =>
        change(tx, order, entry, {}, now, async () => {
          await tx
            .update(orderItems)
            .set(columns)
            .where(and(eq(orderItems.id, id), eq(orderItems.orderId, order.id)));
          if (item.state === 'issued') await writePolicy(tx, order, item, now);
        }),
      );
      if (kept && item.state === 'issued') announcer.quotationChanged(order.quotationId);
      return kept;
    },
    markIssueAsked: ({ id: orderId, version }, itemId, now) =>
      database.transaction(async (tx) => {
        // Whoever changes the order waits for this, and is seen by it.
        const [order] = await tx
          .select({ version: orders.version })
          .from(orders)
          .where(eq(orders.id, orderId))
          .for('update');
        if (order?.version !== version) return false;
        const unasked = and(
          eq(orderItems.id, itemId),
          eq(orderItems.orderId, orderId),
          isNull(orderItems.issueAskedAt),
        );
        const marked = await tx
          .update(orderItems)
          .set({ issueAskedAt: now })
          .where(unasked)
          .returning({ id: orderItems.id });
        return marked.length > 0;
      }),
    async unmarkIssueAsked({ id: orderId }, itemId) {
      await database
        .update(orderItems)
        .set({ issueAskedAt: null })
        .where(and(eq(orderItems.id, itemId), eq(orderItems.orderId, orderId), eq(orderItems.state, 'pending')));
    },
    correctEmail(order, email, now) {
      const entry = { action: 'correctEmail', toState: order.state, detail: {} };
      return database.transaction((tx) =>
        change(tx, order, entry, { email, emailIndex: emailKey(email) }, now, async () => {
          await tx.update(policies).set({ email }).where(eq(policies.orderId, order.id));
          const { reference } = order;
          if (order.state === 'done') await jobs.sendWithin(tx, 'deliverPolicies', { reference, again: false });
        }),
      );
    },
    async keepProof(order, sealedProof, now, standsInTheWay) {
      if (order.state !== 'threeDs' || order.sealedProof !== undefined) return undefined;
      const entry = { action: 'return', toState: order.state, detail: {} };
      return pay(order, now, standsInTheWay, (tx) =>
        change(tx, order, entry, { sealedProof }, now, () =>
          jobs.sendWithin(tx, 'order', { reference: order.reference }),
        ),
      );
    },
    authoriseUnproven: (order, now, standsInTheWay) =>
      pay(order, now, standsInTheWay, (tx) => act(tx, order, 'authorise', {}, now)),
  };
}
