import type { Kurus } from '#domain/money.ts';
import type { Mend } from '#domain/policy/reconcile.ts';
import { insurerReasons } from '#messages/policy-notes.ts';
import type { Order, OrderChanges } from '#ports/orders.ts';
import { issueReference } from '../order/step-issue.ts';
import { partnerSignal } from '../ports.ts';
import type { PolicyPorts } from './ports.ts';
import type { BookPorts } from './read-books.ts';

export type MendPorts = BookPorts & Pick<PolicyPorts, 'policyBook' | 'refunds'>;

/** Why an order ended without a purchase, where nobody had written it down. */
const closeReason = { kind: 'abandoned' } as const;
const giveUpReason = { kind: 'insurerDown' } as const;

async function cancelPolicy(ports: MendPorts, order: Order, itemId: string): Promise<boolean> {
  const place = order.items.findIndex(({ id }) => id === itemId);
  const insurer = ports.insurers.get(order.items[place]?.insurer ?? '');
  const reference = issueReference(order, place);
  const signal = partnerSignal();
  const known = await insurer?.status(reference, { signal });
  if (known?.kind !== 'issued') return false;
  const { policyNumber } = known.policy;
  const answer = await insurer?.cancel({ policyNumber, reference, reason: insurerReasons.unpaid }, { signal });
  if (answer?.kind !== 'cancelled') return false;
  await ports.policyBook.markCancelled(itemId, ports.clock.now());
  return true;
}

/** Every item is written down as its insurer knows it, then the order as the bank does. False where somebody was faster. */
export async function finishOrder(
  ports: MendPorts,
  first: Order,
  books: { readonly captured: Kurus; readonly refunded: Kurus },
): Promise<boolean> {
  let order: Order | undefined = first;
  for (const item of first.items.filter(({ state }) => state === 'pending')) {
    const insurer = ports.insurers.get(item.insurer);
    const told = await insurer?.status(issueReference(first, first.items.indexOf(item)), { signal: partnerSignal() });
    if (!order || !told || told.kind === 'failed') return false;
    const change =
      told.kind === 'issued'
        ? ({ id: item.id, state: 'issued', policyNumber: told.policy.policyNumber } as const)
        : ({ id: item.id, state: 'refused', reason: giveUpReason } as const);
    order = await ports.orders.keepItem(order, change, ports.clock.now());
  }
  return order !== undefined && (await ports.orders.act(order, 'capture', books, ports.clock.now())) !== undefined;
}

/**
 * Does what has one right answer, and says whether it was done. Each of these may be done twice without harm. Whether a
 * partner did what it was asked is told in the end by its books, not by its answer.
 */
export async function mendOrder(ports: MendPorts, order: Order, mend: Mend): Promise<boolean> {
  const now = ports.clock.now();
  const isMoved = async (action: 'authorise' | 'giveUp' | 'refuse' | 'void', changes: OrderChanges) =>
    (await ports.orders.act(order, action, changes, now)) !== undefined;
  switch (mend.kind) {
    case 'releaseMoney':
      return (await ports.providers.get(order.provider)?.cancel(order.reference, partnerSignal()))?.kind === 'done';
    case 'returnMoney':
      return ports.refunds.openForNothing(order.id, mend.amount, now);
    case 'cancelPolicy':
      return cancelPolicy(ports, order, mend.itemId);
    case 'endPolicy':
      return ports.policyBook.markCancelled(mend.itemId, now);
    case 'goOn':
      return isMoved('authorise', {});
    case 'giveUp':
      return isMoved('giveUp', { reason: giveUpReason });
    case 'finish':
      return finishOrder(ports, order, { captured: mend.captured, refunded: 0 });
    case 'close':
      return isMoved(mend.action, { reason: closeReason });
  }
}
