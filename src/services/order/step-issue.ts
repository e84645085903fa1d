import type { ItemRefusal, OrderReason } from '#domain/order/order-reason.ts';
import type { IssueAnswer } from '#ports/insurer.ts';
import type { Order, OrderItem } from '#ports/orders.ts';
import { moved, type OrderContext, outside, type StepOutcome, soon } from './order-context.ts';

const patienceWithInsurerMs = 5 * 60_000;
/** The main policy is there, and its money waits: an addition that does not come soon is left out. */
const patienceWithAdditionMs = 20_000;

/** Ours at the insurer: one per item, so that repeating it issues nothing twice. */
export function issueReference({ reference }: Pick<Order, 'reference'>, place: number): string {
  return `${reference}-${place + 1}`;
}

/** Nobody can say now. */
const noAnswer = { kind: 'failed', reason: 'unreachable' } as const;

/**
 * What became of an earlier attempt is asked first; only what the insurer does not know is issued. An insurer that would
 * write a second policy is asked to issue once: from then on it is only asked what became of it.
 */
async function askInsurer(
  context: OrderContext,
  order: Order,
  item: OrderItem,
): Promise<IssueAnswer | { readonly kind: 'cancelled' } | { readonly kind: 'notMine' }> {
  const insurer = context.insurers.get(item.insurer);
  if (!insurer) return { kind: 'notMine' };
  const reference = issueReference(order, order.items.indexOf(item));
  const known = await insurer.status(reference, { signal: outside(context) });
  if (known.kind === 'failed' || known.kind === 'issued') return known;
  if (known.kind === 'cancelled') return { kind: 'cancelled' };
  if (!insurer.capabilities.issueIsRepeatable) {
    const isFirst = await context.orders.markIssueAsked(order, item.id, context.clock.now());
    if (!isFirst) return noAnswer;
  }
  const { proposalNumber, gross, installmentCount } = item;
  const request = { reference, proposalNumber, gross, installmentCount, paymentReference: order.reference };
  const answer = await insurer.issue(request, { signal: outside(context) });
  // Kept back at our own walls: the insurer was not asked after all.
  if (answer.kind === 'failed' && answer.reason === 'busy') await context.orders.unmarkIssueAsked(order, item.id);
  return answer;
}

/** Nothing was issued: the reservation goes back, and the page says why. */
async function giveUp(context: OrderContext, order: Order, reason: OrderReason): Promise<StepOutcome> {
  await context.orders.act(order, 'giveUp', { reason }, context.clock.now());
  return moved;
}

async function refuseItem(
  context: OrderContext,
  order: Order,
  item: OrderItem,
  reason: ItemRefusal,
): Promise<StepOutcome> {
  await context.orders.keepItem(order, { id: item.id, state: 'refused', reason }, context.clock.now());
  return moved;
}

async function takeNewPrice(context: OrderContext, order: Order, item: OrderItem, gross: number): Promise<StepOutcome> {
  await context.quotations.reprice(item.offerId, { installmentCount: item.installmentCount, gross });
  if (item !== order.items[0]) return refuseItem(context, order, item, { kind: 'repriced' });
  return giveUp(context, order, { kind: 'repriced', oldGross: item.gross, newGross: gross });
}

async function whenUnreachable(context: OrderContext, order: Order, item: OrderItem): Promise<StepOutcome> {
  const isMain = item === order.items[0];
  const age = context.clock.now().getTime() - order.updatedAt.getTime();
  if (age < (isMain ? patienceWithInsurerMs : patienceWithAdditionMs)) return soon(context, order);
  // Should its insurer have issued it all the same, the comparison of books finds and cancels it.
  if (!isMain) return refuseItem(context, order, item, { kind: 'insurerDown' });
  // Nobody knows whether a policy exists: neither taking nor returning the money would be right.
  await context.orders.act(order, 'flag', { reason: { kind: 'insurerDown' } }, context.clock.now());
  return moved;
}

/**
 * Another worker may be connected to the insurer: it is that one's to judge how long it is waited for. An addition that none
 * takes in time is left out, so that it does not hold the main policy; that nobody takes a main policy the comparison tells.
 */
function leaveToOthers(context: OrderContext, order: Order, item: OrderItem): Promise<StepOutcome> {
  const age = context.clock.now().getTime() - order.updatedAt.getTime();
  const mayWait = item === order.items[0] || age < patienceWithInsurerMs;
  return mayWait ? Promise.resolve(soon(context, order)) : refuseItem(context, order, item, { kind: 'insurerDown' });
}

/** Issues the next item; when none is left, the order is issued. */
export async function stepIssue(context: OrderContext, order: Order): Promise<StepOutcome> {
  // Additions hang on the main policy: without it there is nothing to buy.
  if (order.items[0]?.state === 'refused') return giveUp(context, order, { kind: 'insurerRefused' });
  const item = order.items.find(({ state }) => state === 'pending');
  if (!item) {
    await context.orders.act(order, 'issue', {}, context.clock.now());
    return moved;
  }
  const answer = await askInsurer(context, order, item);
  switch (answer.kind) {
    case 'issued': {
      const { policyNumber } = answer.policy;
      await context.orders.keepItem(order, { id: item.id, state: 'issued', policyNumber }, context.clock.now());
      return moved;
    }
    case 'declined':
      return refuseItem(context, order, item, { kind: 'declined', said: answer.reason });
    case 'cancelled':
      return refuseItem(context, order, item, answer);
    case 'repriced':
      return takeNewPrice(context, order, item, answer.gross);
    case 'notMine':
      return leaveToOthers(context, order, item);
    case 'failed':
      return whenUnreachable(context, order, item);
  }
}
