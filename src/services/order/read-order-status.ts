import type { Order } from '#ports/orders.ts';
import type { Quotation } from '#ports/quotations.ts';
import type { Caller } from '../ports.ts';
import type { OrderPorts } from './ports.ts';
import { readOrder } from './read-order.ts';

export type OrderView = {
  readonly order: Order;
  readonly quotation: Quotation;
  /** Policies by the item they were issued for. */
  readonly policyIds: ReadonlyMap<string, string>;
};

export async function readOrderStatus(
  ports: Pick<OrderPorts, 'orders' | 'quotations' | 'secrets'>,
  reference: string,
  caller: Caller,
): Promise<OrderView | undefined> {
  const order = await readOrder(ports, reference, caller);
  const quotation = order && (await ports.quotations.read(order.quotationId));
  if (!order || !quotation) return undefined;
  return { order, quotation, policyIds: await ports.orders.policyIds(order) };
}
