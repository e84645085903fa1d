import type { ItemRefusal, OrderReason } from '#domain/order/order-reason.ts';
import type { IssueAnswer } from '#ports/insurer.ts';
import type { Order, OrderItem } from '#ports/orders.ts';
import { moved, type OrderDesk, outside, type StepOutcome, soon } from './desk.ts';

const patienceWithInsurerMs = 5 * 60_000;

/** Ours at the insurer: one per item, so that repeating it issues nothing twice. */
export function issueReference({ reference }: Pick<Order, 'reference'>, place: number): string {
  return `${reference}-${place + 1}`;
}

/** What became of an earlier attempt is asked first; only what the insurer does not know is issued. */
async function askInsurer(
  desk: OrderDesk,
  order: Order,
  item: OrderItem,
): Promise<IssueAnswer | { readonly kind: 'notConnected' | 'cancelled' }> {
  const insurer = desk.insurers.get(item.insurer);
  if (!insurer) return { kind: 'notConnected' };
  const reference = issueReference(order, order.items.indexOf(item));
  const known = await insurer.status(reference, { signal: outside(desk) });
  if (known.kind === 'failed' || known.kind === 'issued') return known;
  if (known.kind === 'cancelled') return { kind: 'cancelled' };
  const { proposalNumber, gross, installmentCount } = item;
  const request = { reference, proposalNumber, gross, installmentCount, paymentReference: order.reference };
  return insurer.issue(request, { signal: outside(desk) });
}

/** Nothing was issued: the reservation goes back, and the page says why. */
async function giveUp(desk: OrderDesk, order: Order, reason: OrderReason): Promise<StepOutcome> {
  await desk.orders.act(order, 'giveUp', { reason }, desk.clock.now());
  return moved;
}

async function refuseItem(desk: OrderDesk, order: Order, item: OrderItem, reason: ItemRefusal): Promise<StepOutcome> {
  await desk.orders.keepItem(order, { id: item.id, state: 'refused', reason }, desk.clock.now());
  return moved;
}

async function takeNewPrice(desk: OrderDesk, order: Order, item: OrderItem, gross: number): Promise<StepOutcome> {
  await desk.quotations.reprice(item.offerId, { installmentCount: item.installmentCount, gross });
  if (item !== order.items[0]) return refuseItem(desk, order, item, { kind: 'repriced' });
  return giveUp(desk, order, { kind: 'repriced', oldGross: item.gross, newGross: gross });
}

async function whenUnreachable(desk: OrderDesk, order: Order): Promise<StepOutcome> {
  const age = desk.clock.now().getTime() - order.updatedAt.getTime();
  if (age < patienceWithInsurerMs) return soon(desk, order);
  // Nobody knows whether a policy exists: neither taking nor returning the money would be right.
  await desk.orders.act(order, 'flag', { reason: { kind: 'insurerDown' } }, desk.clock.now());
  return moved;
}

/** Issues the next item; when none is left, the order is issued. */
export async function stepIssue(desk: OrderDesk, order: Order): Promise<StepOutcome> {
  // Additions hang on the main policy: without it there is nothing to buy.
  if (order.items[0]?.state === 'refused') return giveUp(desk, order, { kind: 'insurerRefused' });
  const item = order.items.find(({ state }) => state === 'pending');
  if (!item) {
    await desk.orders.act(order, 'issue', {}, desk.clock.now());
    return moved;
  }
  const answer = await askInsurer(desk, order, item);
  switch (answer.kind) {
    case 'issued': {
      const { policyNumber } = answer.policy;
      await desk.orders.keepItem(order, { id: item.id, state: 'issued', policyNumber }, desk.clock.now());
      return moved;
    }
    case 'declined':
      return refuseItem(desk, order, item, { kind: 'declined', said: answer.reason });
    case 'notConnected':
    case 'cancelled':
      return refuseItem(desk, order, item, answer);
    case 'repriced':
      return takeNewPrice(desk, order, item, answer.gross);
    case 'failed':
      return whenUnreachable(desk, order);
  }
}
