import type { Order } from '#ports/orders.ts';
import { type Caller, visitorOf } from '../ports.ts';
import type { OrderPorts } from './ports.ts';
import { readOrder } from './read-order.ts';

/** An order for whoever came back from the bank with it: enough to be told the least of it, and nothing more. */
export async function glimpseOrder(
  ports: Pick<OrderPorts, 'orders' | 'quotations' | 'resultLinks' | 'secrets' | 'clock'>,
  reference: string,
  caller: Caller,
): Promise<Order | undefined> {
  const own = await readOrder(ports, reference, caller);
  if (own) return own;
  const order = await ports.orders.find(reference);
  if (!order) return undefined;
  const isOpen = await ports.resultLinks.isOpenFor(order.id, visitorOf(ports, caller), ports.clock.now());
  return isOpen ? order : undefined;
}
