import type { ItemFacts, OrderFacts } from '#domain/policy/reconcile.ts';
import type { Order, OrderItem } from '#ports/orders.ts';
import type { PolicyOfItem } from '#ports/policies.ts';
import { issueReference } from '../order/step-issue.ts';
import { partnerSignal } from '../ports.ts';
import type { PolicyPorts } from './ports.ts';

export type BookPorts = Pick<PolicyPorts, 'clock' | 'insurers' | 'orders' | 'providers' | 'reconciliations'>;

async function itemFacts(
  { insurers }: BookPorts,
  order: Order,
  { item, policies }: { readonly item: OrderItem; readonly policies: readonly PolicyOfItem[] },
): Promise<ItemFacts | undefined> {
  const insurer = insurers.get(item.insurer);
  if (!insurer) return undefined;
  const reference = issueReference(order, order.items.indexOf(item));
  const told = await insurer.status(reference, { signal: partnerSignal() });
  if (told.kind === 'failed') return undefined;
  const policy = policies.find(({ itemId }) => itemId === item.id)?.state;
  return { id: item.id, ours: item.state, policy, insurer: told.kind, gross: item.gross };
}

const isTold = <Told>(told: Told | undefined): told is Told => told !== undefined;

/** What everybody says of an order; undefined when somebody does not say. */
export async function readBooks(ports: BookPorts, order: Order): Promise<OrderFacts | undefined> {
  const provider = ports.providers.get(order.provider);
  const bank = await provider?.status(order.reference, partnerSignal());
  if (bank?.kind !== 'known') return undefined;
  const [policies, refund] = await Promise.all([
    ports.reconciliations.policiesOf(order.id),
    ports.reconciliations.refundOf(order.id),
  ]);
  const asked = await Promise.all(order.items.map((item) => itemFacts(ports, order, { item, policies })));
  const items = asked.filter(isTold);
  if (items.length < asked.length) return undefined;
  return {
    state: order.state,
    captured: order.captured ?? 0,
    refunded: order.refunded,
    restingFor: (ports.clock.now().getTime() - order.updatedAt.getTime()) / 60_000,
    refund,
    bank,
    items,
  };
}
