import type { Order } from '#ports/orders.ts';
import { partnerSignal } from '../ports.ts';
import { paidMeanwhile } from './paid-meanwhile.ts';
import type { OrderPorts } from './ports.ts';

type Ports = Pick<OrderPorts, 'orders' | 'providers' | 'quotations' | 'secrets' | 'clock'>;

/** An order that is over must hold no money: what a hosted page reserved for it goes back. */
async function giveBack({ providers }: Ports, order: Order): Promise<void> {
  const provider = providers.get(order.provider);
  const status = await provider?.status(order.reference, partnerSignal());
  if (status?.kind === 'known' && status.state === 'authorised')
    await provider?.cancel(order.reference, partnerSignal());
}

/**
 * Takes what the bank's page sent back through the browser. It comes without cookies and proves only who signed it; what
 * it says is kept once and acted upon by the worker. Undefined for what nobody signed or nobody ordered.
 */
export async function returnPayment(
  ports: Ports,
  { provider: name, fields }: { readonly provider: string; readonly fields: Readonly<Record<string, string>> },
): Promise<Order | undefined> {
  const returned = ports.providers.get(name)?.readReturn(fields);
  if (!returned || returned.kind === 'forged') return undefined;
  const order = await ports.orders.find(returned.reference);
  if (order?.provider !== name) return undefined;
  const now = ports.clock.now();
  if (order.state === 'declined') await giveBack(ports, order);
  if (order.state !== 'threeDs' || order.sealedProof !== undefined) return order;
  if (returned.kind === 'verified') {
    const proof = ports.secrets.seal(JSON.stringify(returned.proof));
    const kept = await ports.orders.keepProof(order, proof, now, await paidMeanwhile(ports, order));
    if (kept?.state === 'declined') await giveBack(ports, order);
  } else {
    await ports.orders.act(order, 'refuse', { reason: { kind: returned.kind } }, now);
  }
  return ports.orders.find(returned.reference);
}
