import type { Order } from '#ports/orders.ts';
import type { Quotation } from '#ports/quotations.ts';
import type { Viewer } from '../ports.ts';
import type { AccessPorts, NoAccess } from '../quotation/read-quotation.ts';
import type { OrderPorts } from './ports.ts';
import { readOrder } from './read-order.ts';

export type OrderView = {
  readonly order: Order;
  readonly quotation: Quotation;
  /** Policies by the item they were issued for. */
  readonly policyIds: ReadonlyMap<string, string>;
};

export type OrderStatusAnswer = NoAccess | { readonly kind: 'status'; readonly view: OrderView };

export async function readOrderStatus(
  ports: AccessPorts & Pick<OrderPorts, 'orders'>,
  reference: string,
  viewer: Viewer,
): Promise<OrderStatusAnswer> {
  const access = await readOrder(ports, reference, viewer);
  if (access.kind !== 'found') return access;
  const { order, quotation } = access;
  return { kind: 'status', view: { order, quotation, policyIds: await ports.orders.policyIds(order) } };
}
