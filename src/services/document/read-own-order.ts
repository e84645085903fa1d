import { isOwnPurchase } from '#domain/policy/own-purchase.ts';
import type { Account } from '#ports/accounts.ts';
import type { Order } from '#ports/orders.ts';
import { readOrder } from '../order/read-order.ts';
import type { Caller } from '../ports.ts';
import type { DocumentPorts } from './ports.ts';

/** Who looks: a browser, and the account that is logged in there. */
export type Viewer = { readonly caller: Caller; readonly accountId: string | undefined };

function isBuyer(account: Account, { customer, phone, accountId }: Order): boolean {
  return isOwnPurchase(account, { nationalNumber: customer.identityNumber, phone, accountId });
}

/** An order for the browser it was placed in, or for the buyer's account in any browser. */
export async function readOwnOrder(
  ports: Pick<DocumentPorts, 'accounts' | 'orders' | 'quotations' | 'secrets'>,
  reference: string,
  { caller, accountId }: Viewer,
): Promise<Order | undefined> {
  const placed = await readOrder(ports, reference, caller);
  if (placed || accountId === undefined) return placed;
  const [order, account] = await Promise.all([ports.orders.find(reference), ports.accounts.read(accountId)]);
  return order && account && isBuyer(account, order) ? order : undefined;
}
