import type { Orders } from '#ports/orders.ts';
import type { Database } from '../../database.ts';
import { and, eq, sql } from '../../drizzle.ts';
import { momentIn } from '../../moments.ts';
import { orders, policies } from '../../schema/orders.ts';
import { changeOrders, type ToldOfOrders } from './act.ts';
import { claimOrders } from './claim.ts';
import { readCovers } from './covers.ts';
import { openOrder, readBuyer } from './open.ts';
import { readOrder, readOrders } from './read.ts';

export function orderRepository(database: Database, told: ToldOfOrders): Orders {
  return {
    open: openOrder(database),
    covers: (about, when) => readCovers(database, about, when),
    buyer: (offerIds) => readBuyer(database, offerIds),
    ...changeOrders(database, told),
    ...claimOrders(database),
    async find(reference) {
      const [order] = await readOrders(database, eq(orders.reference, reference));
      return order;
    },
    read: (id) => readOrder(database, id),
    async policyIds({ id }) {
      const rows = await database
        .select({ id: policies.id, itemId: policies.orderItemId })
        .from(policies)
        .where(eq(policies.orderId, id));
      return new Map(rows.map((row) => [row.itemId, row.id]));
    },
    ofQuotation: (quotationId) => readOrders(database, eq(orders.quotationId, quotationId)),
    async putBack({ id, version }, worker, restMs) {
      await database
        .update(orders)
        .set({
          takenBy: null,
          lookAt: sql`case when ${orders.version} = ${version} then ${momentIn(restMs)} else ${orders.lookAt} end`,
        })
        .where(and(eq(orders.id, id), eq(orders.takenBy, worker)));
    },
  };
}
