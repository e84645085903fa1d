import type { Order } from '#ports/orders.ts';
import type { Quotation } from '#ports/quotations.ts';
import { nobodysId } from '../nobodys-keys.ts';
import type { Viewer } from '../ports.ts';
import { type AccessPorts, type NoAccess, readQuotation } from '../quotation/read-quotation.ts';
import type { OrderPorts } from './ports.ts';

export type OrderAccess = { readonly kind: 'found'; readonly order: Order; readonly quotation: Quotation } | NoAccess;

/** An order for whoever may see the quotation it was placed from; for everybody else there is none. */
export async function readOrder(
  ports: AccessPorts & Pick<OrderPorts, 'orders'>,
  reference: string,
  viewer: Viewer,
): Promise<OrderAccess> {
  const order = await ports.orders.find(reference);
  const access = await readQuotation(ports, order?.quotationId ?? nobodysId, viewer);
  if (access.kind !== 'found') return access;
  return order ? { ...access, order } : { kind: 'notFound' };
}
