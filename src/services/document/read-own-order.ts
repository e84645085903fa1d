import { isOwnPurchase } from '#domain/policy/own-purchase.ts';
import type { Account } from '#ports/accounts.ts';
import type { Order } from '#ports/orders.ts';
import { readOrder } from '../order/read-order.ts';
import type { Viewer } from '../ports.ts';
import type { NoAccess } from '../quotation/read-quotation.ts';
import type { DocumentPorts } from './ports.ts';

export type OwnOrder = { readonly kind: 'found'; readonly order: Order } | NoAccess;

function isBuyer(account: Account, { customer, phone, accountId }: Order): boolean {
  return isOwnPurchase(account, { identity: customer.identity, phone, accountId });
}

/** An order for the browser it was placed in, or for the buyer's account in any browser. */
export async function readOwnOrder(
  ports: Pick<DocumentPorts, 'accounts' | 'clock' | 'codes' | 'orders' | 'quotations' | 'secrets'>,
  reference: string,
  viewer: Viewer,
): Promise<OwnOrder> {
  const placed = await readOrder(ports, reference, viewer);
  if (placed.kind === 'found' || !viewer.session) return placed;
  const [order, account] = await Promise.all([
    ports.orders.find(reference),
    ports.accounts.read(viewer.session.accountId),
  ]);
  return order && account && isBuyer(account, order) ? { kind: 'found', order } : placed;
}
