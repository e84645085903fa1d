import type { Kurus } from '#domain/money.ts';
import type { Mend } from '#domain/policy/reconcile.ts';
import { insurerReasons } from '#messages/policy-notes.ts';
import type { Order } from '#ports/orders.ts';
import { issueReference } from '../order/step-issue.ts';
import { partnerSignal } from '../ports.ts';
import type { PolicyPorts } from './ports.ts';
import type { BookPorts } from './read-books.ts';

export type MendPorts = BookPorts & Pick<PolicyPorts, 'policyBook' | 'refunds'>;

/** Why an order ended without a purchase, where nobody had written it down. */
const closeReason = { kind: 'abandoned' } as const;
const giveUpReason = { kind: 'insurerDown' } as const;

async function cancelPolicy(ports: MendPorts, order: Order, itemId: string): Promise<void> {
  const place = order.items.findIndex(({ id }) => id === itemId);
  const insurer = ports.insurers.get(order.items[place]?.insurer ?? '');
  const reference = issueReference(order, place);
  const signal = partnerSignal();
  const known = await insurer?.status(reference, { signal });
  if (known?.kind !== 'issued') return;
  const { policyNumber } = known.policy;
  const answer = await insurer?.cancel({ policyNumber, reference, reason: insurerReasons.unpaid }, { signal });
  if (answer?.kind === 'cancelled') await ports.policyBook.markCancelled(itemId, ports.clock.now());
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
 * Does what has one right answer. Each of these may be done twice without harm. Whether a partner did what it was asked is
 * told by its books, not by its answer.
 */
export async function mendOrder(ports: MendPorts, order: Order, mend: Mend): Promise<void> {
  const now = ports.clock.now();
  switch (mend.kind) {
    case 'releaseMoney':
      await ports.providers.get(order.provider)?.cancel(order.reference, partnerSignal());
      return;
    case 'returnMoney':
      return ports.refunds.openForNothing(order.id, mend.amount, now);
    case 'cancelPolicy':
      return cancelPolicy(ports, order, mend.itemId);
    case 'endPolicy':
      return ports.policyBook.markCancelled(mend.itemId, now);
    case 'goOn':
      await ports.orders.act(order, 'authorise', {}, now);
      return;
    case 'giveUp':
      await ports.orders.act(order, 'giveUp', { reason: giveUpReason }, now);
      return;
    case 'finish':
      await finishOrder(ports, order, { captured: mend.captured, refunded: 0 });
      return;
    case 'close':
      await ports.orders.act(order, mend.action, { reason: closeReason }, now);
      return;
  }
}
