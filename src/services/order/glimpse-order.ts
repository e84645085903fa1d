import type { Order } from '#ports/orders.ts';
import { type Viewer, visitorOf } from '../ports.ts';
import type { AccessPorts, NoAccess } from '../quotation/read-quotation.ts';
import type { OrderPorts } from './ports.ts';
import { readOrder } from './read-order.ts';

export type OrderGlimpse = { readonly kind: 'found'; readonly order: Order } | NoAccess;

/** An order for whoever came back from the bank with it: enough to be told the least of it, and nothing more. */
export async function glimpseOrder(
  ports: AccessPorts & Pick<OrderPorts, 'orders' | 'resultLinks'>,
  reference: string,
  viewer: Viewer,
): Promise<OrderGlimpse> {
  const access = await readOrder(ports, reference, viewer);
  if (access.kind === 'found') return access;
  const opened = await ports.resultLinks.openedBy(visitorOf(ports, viewer), ports.clock.now());
  const order = opened.length > 0 ? await ports.orders.find(reference) : undefined;
  return order && opened.some(({ orderId }) => orderId === order.id) ? { kind: 'found', order } : access;
}
