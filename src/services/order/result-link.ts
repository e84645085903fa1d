import type { Order } from '#ports/orders.ts';
import { type Caller, visitorOf } from '../ports.ts';
import type { OrderPorts } from './ports.ts';

/** Counted from the order, so that a return sent again does not prolong it. */
const validMs = 24 * 60 * 60 * 1000;

/** A link by which the browser that comes back from the bank sees the result, whether or not it carries our cookie. */
export async function issueResultLink(
  { resultLinks, secrets }: Pick<OrderPorts, 'resultLinks' | 'secrets'>,
  { id, createdAt }: Pick<Order, 'id' | 'createdAt'>,
): Promise<string> {
  const token = secrets.token();
  const expiresAt = new Date(createdAt.getTime() + validMs);
  await resultLinks.issue({ tokenDigest: secrets.digest('token', token), orderId: id, expiresAt });
  return token;
}

/** The order behind a link, for the first who opens it; a link that was opened elsewhere or is over leads nowhere. */
export async function openResultLink(
  ports: Pick<OrderPorts, 'orders' | 'resultLinks' | 'secrets' | 'clock'>,
  token: string,
  caller: Caller,
): Promise<Order | undefined> {
  const { orders, resultLinks, secrets, clock } = ports;
  const link = await resultLinks.open(secrets.digest('token', token), visitorOf(ports, caller), clock.now());
  return link && orders.read(link.orderId);
}
