import type { NewOrder, OpenedOrder, Order, OrderedCover } from '#ports/orders.ts';
import type { OrderPorts } from './ports.ts';
import { isHindrance, isReplaced, isRunning, type Wanted } from './same-risk.ts';

type Hindered = Exclude<OpenedOrder, { kind: 'opened' | 'gone' }>;

/** An order nobody paid for may be replaced by its own visitor: what the bank then still sends about it leads nowhere. */
function mayReplace(order: Order, visitor: string): boolean {
  return (
    order.visitor === visitor &&
    order.sealedProof === undefined &&
    (order.state === 'created' || order.state === 'threeDs')
  );
}

function ordersOf(orders: OrderPorts['orders'], covers: readonly OrderedCover[]): Promise<readonly Order[]> {
  return Promise.all([...new Set(covers.map(({ orderId }) => orderId))].map((id) => orders.read(id)));
}

/** One proposal of an insurer is one policy, whichever lines of a quotation it was told for. */
function isSameProposal({ quotationId, items }: NewOrder, cover: OrderedCover): boolean {
  if (cover.quotationId !== quotationId) return false;
  return items.some((item) => item.insurer === cover.insurer && item.proposalNumber === cover.proposalNumber);
}

type InTheWay = {
  readonly others: readonly Order[];
  /** Whether what is wanted belongs to the order of a cover, whatever is said for a second one. */
  readonly isTaken: (cover: OrderedCover) => boolean;
};

/** What is taken its order has; and unpaid orders of the browser, where nothing else is in the way. */
function inTheWay(wanted: Wanted, opened: Hindered, { others, isTaken }: InTheWay): OpenedOrder {
  if (opened.kind === 'taken') return opened;
  const taken = opened.covers.find(isTaken);
  const isOwn = !opened.covers.some((cover) => isHindrance(wanted, cover));
  const order = taken ? others.find(({ id }) => id === taken.orderId) : isOwn ? others[0] : undefined;
  return order ? { kind: 'taken', order } : opened;
}

const mostReplacements = 3;

/** Opens an order beside which the browser has no other that is unpaid and about the same. */
export async function openOrder(
  { orders, clock }: Pick<OrderPorts, 'orders' | 'clock'>,
  order: NewOrder,
  wanted: Wanted,
): Promise<OpenedOrder> {
  const isReasoned = order.sameRiskReason !== undefined;
  const isTaken = (cover: OrderedCover) => isRunning(wanted, cover) || isSameProposal(order, cover);
  const stands = (cover: OrderedCover) =>
    isReplaced(wanted, cover) || isTaken(cover) || (!isReasoned && isHindrance(wanted, cover));
  for (let replacements = 0; ; replacements += 1) {
    const opened = await orders.open(order, clock.now(), stands);
    if (opened.kind === 'opened' || opened.kind === 'gone') return opened;
    const others = opened.kind === 'taken' ? [opened.order] : await ordersOf(orders, opened.covers);
    if (replacements === mostReplacements || !others.every((other) => mayReplace(other, order.visitor))) {
      return inTheWay(wanted, opened, { others, isTaken });
    }
    for (const other of others) await orders.act(other, 'refuse', { reason: { kind: 'replaced' } }, clock.now());
  }
}
