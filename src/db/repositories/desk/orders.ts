import { openRefundStates, type RefundState } from '#domain/policy/refund-state.ts';
import type { DeskOrders, FindingRow, OrderQuery, OrderRow, OrderSort, RefundList, Rows } from '#ports/desk-orders.ts';
import type { Database } from '../../database.ts';
import { and, asc, desc, eq, exists, inArray, isNull, type SQL, sql } from '../../drizzle.ts';
import { orderEvents, orderItems, orders } from '../../schema/orders.ts';
import { reconciliationFindings as found, refunds } from '../../schema/policies.ts';

const sorts: Readonly<Record<OrderSort, readonly SQL[]>> = {
  newest: [desc(orders.createdAt), desc(orders.id)],
  oldest: [asc(orders.createdAt), asc(orders.id)],
  highest: [desc(orders.gross), desc(orders.id)],
  lowest: [asc(orders.gross), asc(orders.id)],
};

/** When a day begins in Istanbul, by its distance from another. */
const dayBegins = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Istanbul')`;

const refundLists: Readonly<Record<RefundList, readonly RefundState[]>> = {
  stopped: ['needsAttention'],
  underWay: openRefundStates,
  paid: ['paid'],
  all: [],
};

const waits = and(isNull(found.resolvedAt), isNull(found.closedAt));

export function deskOrderRepository(database: Database): DeskOrders {
  function isAsked({ state, line, insurer, from, to }: OrderQuery): SQL | undefined {
    const sold = and(
      eq(orderItems.orderId, orders.id),
      line && eq(orderItems.line, line),
      insurer === undefined ? undefined : eq(orderItems.insurer, insurer),
    );
    const isSold = exists(database.select({ one: sql`1` }).from(orderItems).where(sold));
    return and(
      state && eq(orders.state, state),
      line || insurer !== undefined ? isSold : undefined,
      from ? sql`${orders.createdAt} >= ${dayBegins(from)}` : undefined,
      to ? sql`${orders.createdAt} < ${dayBegins(to, 1)}` : undefined,
    );
  }

  const readFindings = (condition: SQL | undefined, { skip, most }: Rows): Promise<readonly FindingRow[]> =>
    database
      .select({
        id: found.id,
        reference: orders.reference,
        state: orders.state,
        gross: orders.gross,
        kind: found.kind,
        foundAt: found.foundAt,
      })
      .from(found)
      .innerJoin(orders, eq(orders.id, found.orderId))
      .where(and(waits, condition))
      .orderBy(asc(found.foundAt), asc(found.id))
      .offset(skip)
      .limit(most);

  return {
    async list(query, { skip, most }): Promise<readonly OrderRow[]> {
      const { id, reference, state, gross, createdAt, customer } = orders;
      // Which rows they are is read from an index alone, however far behind they stand.
      const shown = database
        .select({ id })
        .from(orders)
        .where(isAsked(query))
        .orderBy(...sorts[query.sort])
        .offset(skip)
        .limit(most);
      const rows = await database
        .select({ id, reference, state, gross, createdAt, customer })
        .from(orders)
        .where(inArray(id, shown))
        .orderBy(...sorts[query.sort]);
      const ids = rows.map((row) => row.id);
      const items = await database
        .select({ orderId: orderItems.orderId, line: orderItems.line, insurer: orderItems.insurer })
        .from(orderItems)
        .where(inArray(orderItems.orderId, ids))
        .orderBy(asc(orderItems.place));
      return rows.flatMap(({ id: orderId, customer: { name, surname }, ...row }) => {
        const own = items.filter((item) => item.orderId === orderId);
        const [main] = own;
        return main ? [{ ...row, name, surname, line: main.line, insurer: main.insurer, items: own.length }] : [];
      });
    },
    events: (orderId) =>
      database
        .select({
          id: orderEvents.id,
          at: orderEvents.at,
          action: orderEvents.action,
          from: orderEvents.fromState,
          to: orderEvents.toState,
        })
        .from(orderEvents)
        .where(eq(orderEvents.orderId, orderId))
        .orderBy(asc(orderEvents.id)),
    findings: (orderId, rows) => readFindings(orderId === undefined ? undefined : eq(found.orderId, orderId), rows),
    async finding(id) {
      const [row] = await readFindings(eq(found.id, id), { skip: 0, most: 1 });
      return row;
    },
    async refunds(list, { skip, most }) {
      const { id, reason, state, promised, amount, byHand, requestedAt, paidAt } = refunds;
      const states = refundLists[list];
      const isOwed = list === 'stopped' || list === 'underWay';
      const rows = await database
        .select({ id, reference: orders.reference, reason, state, promised, amount, byHand, requestedAt, paidAt })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .where(states.length === 0 ? undefined : inArray(state, [...states]))
        .orderBy(...(isOwed ? [asc(requestedAt), asc(id)] : [desc(requestedAt), desc(id)]))
        .offset(skip)
        .limit(most);
      return rows.map((row) => ({ ...row, amount: row.amount ?? undefined, paidAt: row.paidAt ?? undefined }));
    },
  };
}
