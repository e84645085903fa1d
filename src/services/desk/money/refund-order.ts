import { refuseReturn } from '#domain/desk/judge-acts.ts';
import type { MoneyWish } from '#domain/desk/money-acts.ts';
import { keptOf } from '#domain/policy/kept.ts';
import type { Order } from '#ports/orders.ts';
import type { Refund } from '#ports/policies.ts';
import { factsOf, type MoneyPorts, notFound, type Prepared, refused } from './prepared.ts';

type Wish = Extract<MoneyWish, { act: 'refundOrder' }>;

const decidedBefore = (refunds: readonly Refund[]) =>
  refunds.reduce((sum, { reason, promised }) => (reason === 'agency' ? sum + promised : sum), 0);

/** Of an order that is done: a part or all of what is kept, by a refund that its job carries. */
async function prepareDone(ports: MoneyPorts, order: Order, { amount, policyId }: Wish): Promise<Prepared> {
  const refunds = await ports.refunds.ofOrder(order.id);
  if (amount > keptOf(order, refunds)) return refused('moreThanKept');
  if (policyId !== undefined) {
    const policy = await ports.policyBook.find(policyId);
    if (policy?.order.id !== order.id || policy.state !== 'active') return refused('policyOver');
    if (amount > policy.gross) return refused('moreThanPremium');
  }
  return {
    kind: 'ready',
    order,
    sum: amount,
    before: decidedBefore(refunds),
    async carry() {
      const opened = await ports.refunds.openByAgency(order, { amount, policyId }, ports.clock.now());
      return opened === 'opened' ? undefined : opened;
    },
  };
}

/**
 * Of money that the bank took for nothing: the order ends, and all of it goes back. Should the process end between the two,
 * the comparison of books opens the refund.
 */
async function prepareTaken(ports: MoneyPorts, order: Order, { amount, policyId }: Wish): Promise<Prepared> {
  if (policyId !== undefined) return refused('policyOver');
  const facts = await factsOf(ports, order);
  if (!facts) return refused('partnerSilent');
  const why = refuseReturn(facts);
  if (why) return refused(why);
  if (amount !== facts.bank.amount - facts.bank.refunded) return refused('notWhole');
  return {
    kind: 'ready',
    order,
    sum: amount,
    async carry() {
      const now = ports.clock.now();
      const ended = await ports.orders.act(order, 'void', { reason: { kind: 'returnedByAgency' } }, now);
      if (!ended) return 'changed';
      await ports.refunds.openForNothing(order.id, amount, now);
      return undefined;
    },
  };
}

/** Has a sum go back to the card, at most what is kept; the policy stays, or ends for it. */
export async function prepareRefund(ports: MoneyPorts, wish: Wish): Promise<Prepared> {
  const order = await ports.orders.find(wish.reference);
  if (!order) return notFound;
  if (order.state === 'done') return prepareDone(ports, order, wish);
  return order.state === 'needsAttention' ? prepareTaken(ports, order, wish) : refused('otherState');
}
