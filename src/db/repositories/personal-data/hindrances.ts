import { isSettled, openingSince, orderStates } from '#domain/order/order-state.ts';
import type { Hindrance } from '#ports/personal-data.ts';
import { and, eq, inArray, lt, ne, not, notInArray } from '../../drizzle.ts';
import { orders } from '../../schema/orders.ts';
import { refunds } from '../../schema/policies.ts';
import type { Connection } from './own-ids.ts';

const settled = orderStates.filter(isSettled);

/** Money that is on its way: whoever gets it back must be found. */
export async function hindrancesOf(
  connection: Connection,
  orderIds: readonly string[],
  now: Date,
): Promise<readonly Hindrance[]> {
  const stuck = and(eq(orders.state, 'created'), lt(orders.createdAt, openingSince(now)));
  const [underWay] = await connection
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, [...orderIds]), notInArray(orders.state, settled), stuck && not(stuck)))
    .limit(1);
  const [running] = await connection
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), ne(refunds.state, 'paid')))
    .limit(1);
  return [...(underWay ? (['orderUnderWay'] as const) : []), ...(running ? (['refundRunning'] as const) : [])];
}
