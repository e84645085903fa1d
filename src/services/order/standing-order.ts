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

/** The order that has what is about to be bought: of one of its offers, or of another choice of the quotation that is under way. */
export async function standingOrder(
  ports: Pick<OrderPorts, 'clock' | 'orders' | 'secrets'>,
  { quotation, offers }: Basket,
  viewer: Viewer,
): Promise<AlreadyOrdered | undefined> {
  const buyer = await ports.orders.buyer(offers.map(({ id }) => id));
  if (buyer && isPaidFor(buyer)) return { kind: 'alreadyOrdered', order: buyer };
  const wanted = wantedOf(ports, { quotation, lines: offers.map(({ line }) => line) }, viewer);
  const { insured, start: after } = quotation.asked;
  const covers = await ports.orders.covers(insured, { after, now: ports.clock.now() });
  const running = covers.find((cover) => isRunning(wanted, cover));
  return running && { kind: 'alreadyOrdered', order: await ports.orders.read(running.orderId) };
}
