import type { Order } from '#ports/orders.ts';
import { type Caller, visitorOf } from '../ports.ts';
import type { OrderPorts } from './ports.ts';

/** An order for whoever placed it, or whoever holds its quotation; for everybody else there is none. */
export async function readOrder(
  ports: Pick<OrderPorts, 'orders' | 'quotations' | 'secrets'>,
  reference: string,
  caller: Caller,
): Promise<Order | undefined> {
  const order = await ports.orders.find(reference);
  if (!order) return undefined;
  const visitor = visitorOf(ports, caller);
  if (order.visitor === visitor) return order;
  return (await ports.quotations.find(order.quotationId, visitor)) ? order : undefined;
}
