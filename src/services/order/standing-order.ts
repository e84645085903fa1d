import type { Order } from '#ports/orders.ts';
import type { Viewer } from '../ports.ts';
import type { OrderPorts } from './ports.ts';
import type { Basket } from './read-basket.ts';
import { isRunning, wantedOf } from './same-risk.ts';

export type AlreadyOrdered = { readonly kind: 'alreadyOrdered'; readonly order: Order };

/** Whether money was moved for an order, or is about to be. */
function isPaidFor({ state, sealedProof }: Order): boolean {
  return sealedProof !== undefined || (state !== 'created' && state !== 'threeDs');
}

/** The order by which one of some offers was bought, or is being bought. */
export async function orderOfOffers(
  { orders }: Pick<OrderPorts, 'orders'>,
  offerIds: readonly string[],
): Promise<AlreadyOrdered | undefined> {
  const order = await orders.buyer(offerIds);
  return order && isPaidFor(order) ? { kind: 'alreadyOrdered', order } : undefined;
}

/** Another choice of the quotation that is under way. */
export async function otherChoice(
  ports: Pick<OrderPorts, 'clock' | 'orders' | 'secrets'>,
  { quotation, offers }: Basket,
  viewer: Viewer,
): Promise<AlreadyOrdered | undefined> {
  const wanted = wantedOf(ports, { quotation, lines: offers.map(({ line }) => line) }, viewer);
  const { insured, start: after } = quotation.asked;
  const covers = await ports.orders.covers({ insured, quotationId: quotation.id }, { after, now: ports.clock.now() });
  const running = covers.find((cover) => isRunning(wanted, cover));
  return running && { kind: 'alreadyOrdered', order: await ports.orders.read(running.orderId) };
}
