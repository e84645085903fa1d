import type { OrderedAlready } from '#contracts/calls/payment.ts';
import { orderedAlready as words } from '#messages/order.ts';
import type { Order } from '#ports/orders.ts';
import type { OrderPorts } from '#services/order/ports.ts';
import type { AlreadyOrdered } from '#services/order/standing-order.ts';
import { insurerName } from './order-wire.ts';

function problemOf({ state, sealedProof, items }: Order): OrderedAlready['Problem'] {
  if (items.some((item) => item.state === 'issued')) return 'bought';
  return sealedProof === undefined && (state === 'created' || state === 'threeDs') ? 'begun' : 'underWay';
}

/** Which order has what was to be paid, with its policy; it is told to who may see the quotation, as the order is. */
export function orderedAlreadyReply({ order }: AlreadyOrdered, ports: Pick<OrderPorts, 'panel'>) {
  const Problem = problemOf(order);
  const [main] = order.items;
  const FirmName = insurerName(ports, main?.insurer ?? '');
  const policy = main?.policyNumber === undefined ? {} : { PolicyNo: main.policyNumber };
  const data = { Problem, OrderReference: order.reference, FirmName, ...policy } satisfies OrderedAlready;
  return { outcome: 'step', data, messages: [words[Problem](FirmName)] } as const;
}
