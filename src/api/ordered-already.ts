import type { OrderedAlready } from '#contracts/calls/payment.ts';
import { orderedAlready as words } from '#messages/order.ts';
import type { AlreadyOrdered } from '#services/order/standing-order.ts';
import { type PurchaseStanding, purchaseStanding } from '#services/policy/purchase-standing.ts';
import type { PurchasePorts } from '#services/purchase-ports.ts';
import { insurerName } from './order-wire.ts';

const problems: Readonly<Record<PurchaseStanding, OrderedAlready['Problem']>> = {
  begun: 'begun',
  underWay: 'underWay',
  bought: 'bought',
  givenBack: 'ended',
  cancelled: 'ended',
};

type Ports = Pick<PurchasePorts, 'panel' | 'reconciliations'>;

/** Which order has what was to be paid, with its policy; it is told to who may see the quotation, as the order is. */
export async function orderedAlreadyReply({ order }: AlreadyOrdered, ports: Ports) {
  const standing = await purchaseStanding(ports, order);
  const [main] = order.items;
  const FirmName = insurerName(ports, main?.insurer ?? '');
  const policy = main?.policyNumber === undefined ? {} : { PolicyNo: main.policyNumber };
  const told = { Problem: problems[standing], OrderReference: order.reference, FirmName, ...policy };
  const data = told satisfies OrderedAlready;
  return { outcome: 'step', data, messages: [words[standing](FirmName)] } as const;
}
