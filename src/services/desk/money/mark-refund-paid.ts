import type { MoneyWish } from '#domain/desk/money-acts.ts';
import { missingOf, roomBeside } from '#domain/policy/kept.ts';
import { partnerSignal } from '../../ports.ts';
import { type MoneyPorts, notFound, type Prepared, refused } from './prepared.ts';

type Wish = Extract<MoneyWish, { act: 'markRefundPaid' }>;

/** Writes down that the agency transferred what a refund lacks; not where the bank returned it by itself after all. */
export async function prepareMarkPaid(ports: MoneyPorts, { refundId, bankReference }: Wish): Promise<Prepared> {
  const refund = await ports.refunds.find(refundId);
  const order = refund && (await ports.orders.find(refund.order.reference));
  if (!refund || !order) return notFound;
  if (refund.state !== 'needsAttention') return refused('refundOver');
  const amount = missingOf(refund);
  if (amount === undefined) return refused('amountUnknown');
  const room = roomBeside(order, await ports.refunds.ofOrder(order.id), refund.id);
  if (room !== undefined && amount > room) return refused('moreThanKept');
  if (refund.paidAt === undefined) {
    const status = await ports.providers.get(order.provider)?.status(order.reference, partnerSignal());
    if (status?.kind !== 'known') return refused('partnerSilent');
    // An order that came to nothing has no books of its own: the bank had returned what the refund leaves of its sum.
    const returned = status.refunded - (order.captured === undefined ? status.amount - amount : order.refunded);
    if (returned !== 0) return refused(returned === amount ? 'bankReturnedIt' : 'booksDiffer');
  }
  return {
    kind: 'ready',
    order,
    sum: amount,
    async carry() {
      const paid = { amount, bankReference };
      return (await ports.refunds.settleByHand(refund, paid, ports.clock.now())) ? undefined : 'changed';
    },
  };
}
