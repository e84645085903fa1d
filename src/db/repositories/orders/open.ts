import { and, inArray } from 'drizzle-orm';
import { emailKey } from '#domain/account/username.ts';
import type { NewOrder, OpenedOrder, Orders } from '#ports/orders.ts';
import type { Database } from '../../database.ts';
import { documentAcceptances, orderItems, orders } from '../../schema/orders.ts';
import { isReferenceViolation, isUniqueViolation } from '../../violations.ts';
import { readOrder } from './read.ts';

async function insertOrder(database: Database, order: NewOrder, now: Date): Promise<string> {
  const { items, acceptances, customer, accountId, ...columns } = order;
  return database.transaction(async (tx) => {
    const [row] = await tx
      .insert(orders)
      .values({
        ...columns,
        customer,
        accountId: accountId ?? null,
        identityKind: customer.identity.kind,
        identityNumber: customer.identity.number,
        phoneIndex: order.phone,
        emailIndex: emailKey(order.email),
        identityIndex: customer.identity.number,
        state: 'created',
        lookAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: orders.id });
    if (!row) throw new Error('An order was not stored');
    const { id: orderId } = row;
    await tx
      .insert(orderItems)
      .values(items.map((item, place) => ({ ...item, orderId, place, state: 'pending' as const })));
    if (acceptances.length > 0) {
      const { visitor, address } = order;
      await tx
        .insert(documentAcceptances)
        .values(acceptances.map((accepted) => ({ ...accepted, orderId, acceptedAt: now, visitor, address })));
    }
    return orderId;
  });
}

async function buyerOf(database: Database, order: NewOrder): Promise<string | undefined> {
  const offerIds = order.items.map(({ offerId }) => offerId);
  const [item] = await database
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .where(and(inArray(orderItems.offerId, offerIds), inArray(orderItems.state, ['pending', 'issued'])));
  return item?.orderId;
}

const mostAttempts = 5;

/** Of many that open an order for one offer at the same time, one does; the others are shown it. */
export function openOrder(database: Database): Orders['open'] {
  return async (order, now): Promise<OpenedOrder> => {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      try {
        return { kind: 'opened', order: await readOrder(database, await insertOrder(database, order, now)) };
      } catch (error) {
        // The account, and with it the quotation, was deleted in this very moment.
        if (isReferenceViolation(error)) return { kind: 'gone' };
        if (!isUniqueViolation(error)) throw error;
        const taken = await buyerOf(database, order);
        // The other order may have come to nothing in the meantime.
        if (taken) return { kind: 'taken', order: await readOrder(database, taken) };
      }
    }
    throw new Error('An order could neither be opened nor found');
  };
}
