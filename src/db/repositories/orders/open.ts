import { emailKey } from '#domain/account/username.ts';
import { insuredThings } from '#domain/policy/insured-things.ts';
import type { NewOrder, OpenedOrder, Order, OrderedCover, Orders, StandsInTheWay } from '#ports/orders.ts';
import type { Database } from '../../database.ts';
import { and, inArray } from '../../drizzle.ts';
import { databaseNow } from '../../moments.ts';
import { documentAcceptances, orderItems, orders } from '../../schema/orders.ts';
import { isReferenceViolation, isUniqueViolation } from '../../violations.ts';
import { comparedAfter } from './comparison.ts';
import { lockCovers } from './covers.ts';
import { readOrder } from './read.ts';

type Inserted = { readonly id: string } | { readonly covers: readonly OrderedCover[] };

async function insertOrder(
  database: Database,
  order: NewOrder,
  now: Date,
  standsInTheWay: StandsInTheWay | undefined,
): Promise<Inserted> {
  const { items, acceptances, customer, accountId, ...columns } = order;
  const things = insuredThings(order.insured);
  return database.transaction(async (tx) => {
    if (standsInTheWay) {
      const covers = (await lockCovers(tx, order, now)).filter(standsInTheWay);
      if (covers.length > 0) return { covers };
    }
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
        insuredThingsIndex: things,
        state: 'created',
        lookAt: databaseNow,
        compareAt: comparedAfter(now),
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
    return { id: orderId };
  });
}

export async function readBuyer(database: Database, offerIds: readonly string[]): Promise<Order | undefined> {
  const [item] = await database
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .where(and(inArray(orderItems.offerId, [...offerIds]), inArray(orderItems.state, ['pending', 'issued'])));
  return item && readOrder(database, item.orderId);
}

const mostAttempts = 5;

/** Of many that open an order for one offer at the same time, one does; the others are shown it. */
export function openOrder(database: Database): Orders['open'] {
  return async (order, now, standsInTheWay): Promise<OpenedOrder> => {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      try {
        const inserted = await insertOrder(database, order, now, standsInTheWay);
        if ('covers' in inserted) return { kind: 'sameRisk', covers: inserted.covers };
        return { kind: 'opened', order: await readOrder(database, inserted.id) };
      } catch (error) {
        // The account, and with it the quotation, was deleted in this very moment.
        if (isReferenceViolation(error)) return { kind: 'gone' };
        if (!isUniqueViolation(error)) throw error;
        const taken = await readBuyer(
          database,
          order.items.map(({ offerId }) => offerId),
        );
        // The other order may have come to nothing in the meantime.
        if (taken) return { kind: 'taken', order: taken };
      }
    }
    throw new Error('An order could neither be opened nor found');
  };
}
