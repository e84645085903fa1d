import type { Order, OrderItem } from '#ports/orders.ts';
import { asc, desc, eq, getTableColumns, inArray, type SQL } from '../../drizzle.ts';
import type { NodePgDatabase } from '../../drizzle-session.ts';
import { orderItems, orders } from '../../schema/orders.ts';
import { readItemRefusal, readOrderReason } from './reasons.ts';

/** What stands beside an order for looking it up, or for who works on it, is no part of it. */
const {
  phoneIndex: _phone,
  emailIndex: _email,
  identityIndex: _identity,
  identityKind: _kind,
  identityNumber: _number,
  insuredThingsIndex: _things,
  campaign: _campaign,
  takenBy: _worker,
  lookAt: _moment,
  compareAt: _comparison,
  ...orderColumns
} = getTableColumns(orders);

type Row = Omit<
  typeof orders.$inferSelect,
  | 'phoneIndex'
  | 'emailIndex'
  | 'identityIndex'
  | 'insuredThingsIndex'
  | 'identityKind'
  | 'identityNumber'
  | 'campaign'
  | 'takenBy'
  | 'lookAt'
  | 'compareAt'
>;
type ItemRow = typeof orderItems.$inferSelect;

function itemOf({ orderId: _order, place: _place, issueAskedAt: _asked, ...row }: ItemRow): OrderItem {
  const { reason, policyNumber, foreignPrice, ...item } = row;
  return {
    ...item,
    reason: readItemRefusal(reason),
    policyNumber: policyNumber ?? undefined,
    foreignPrice: foreignPrice ?? undefined,
  };
}

function orderOf(row: Row, items: readonly ItemRow[]): Order {
  return {
    ...row,
    accountId: row.accountId ?? undefined,
    reason: readOrderReason(row.reason),
    sealedProof: row.sealedProof ?? undefined,
    bankTransaction: row.bankTransaction ?? undefined,
    captured: row.captured ?? undefined,
    sameRiskReason: row.sameRiskReason ?? undefined,
    items: items.filter(({ orderId }) => orderId === row.id).map(itemOf),
  };
}

/** Orders with their items, the newest first. Where there is none items are asked for all the same: it takes no less time. */
export async function readOrders(database: NodePgDatabase, condition: SQL | undefined): Promise<readonly Order[]> {
  const rows = await database.select(orderColumns).from(orders).where(condition).orderBy(desc(orders.createdAt));
  const ids = rows.map(({ id }) => id);
  const items = await database
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.place));
  return rows.map((row) => orderOf(row, items));
}

export async function readOrder(database: NodePgDatabase, id: string): Promise<Order> {
  const [order] = await readOrders(database, eq(orders.id, id));
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
}
