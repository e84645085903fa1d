import type { BankFacts, ItemFacts, OrderFacts, Silence } from '#domain/policy/reconcile.ts';
import type { Order, OrderItem } from '#ports/orders.ts';
import type { PolicyOfItem } from '#ports/policies.ts';
import { issueReference } from '../order/step-issue.ts';
import { partnerSignal } from '../ports.ts';
import type { PolicyPorts } from './ports.ts';

export type BookPorts = Pick<PolicyPorts, 'clock' | 'insurers' | 'orders' | 'providers' | 'reconciliations'>;

type Told<Facts> = Facts | Silence['who'];

type Written = { readonly policies: readonly PolicyOfItem[]; readonly askedOnce: ReadonlySet<string> };

/** An insurer that may be asked to issue only once was, and nobody heard what became of it. */
function isUnanswered({ id, state, reason }: OrderItem, { askedOnce }: Written): boolean {
  return askedOnce.has(id) && (state === 'pending' || (state === 'refused' && reason?.kind === 'insurerDown'));
}

async function itemFacts(
  { insurers }: BookPorts,
  order: Order,
  { item, written }: { readonly item: OrderItem; readonly written: Written },
): Promise<Told<ItemFacts>> {
  const insurer = insurers.get(item.insurer);
  if (!insurer) return 'missing';
  const reference = issueReference(order, order.items.indexOf(item));
  const told = await insurer.status(reference, { signal: partnerSignal() });
  if (told.kind === 'failed') return 'silent';
  const policy = written.policies.find(({ itemId }) => itemId === item.id)?.state;
  const says = told.kind === 'unknown' && isUnanswered(item, written) ? 'unclear' : told.kind;
  return { id: item.id, ours: item.state, policy, insurer: says, gross: item.gross };
}

async function bankFacts({ providers }: BookPorts, order: Order): Promise<Told<BankFacts>> {
  const provider = providers.get(order.provider);
  if (!provider) return 'missing';
  const told = await provider.status(order.reference, partnerSignal());
  return told.kind === 'known' ? told : 'silent';
}

const isWho = (told: unknown): told is Silence['who'] => typeof told === 'string';

export type Books = { readonly kind: 'told'; readonly facts: OrderFacts } | ({ readonly kind: 'silence' } & Silence);

/** What everybody says of an order, or that somebody does not say. */
export async function readBooks(ports: BookPorts, order: Order): Promise<Books> {
  const now = ports.clock.now();
  const refund = await ports.reconciliations.refundOf(order.id, now);
  const known = { state: order.state, restingFor: (now.getTime() - order.updatedAt.getTime()) / 60_000, refund };
  const bank = await bankFacts(ports, order);
  if (isWho(bank)) return { kind: 'silence', ...known, who: bank };
  const [policies, askedOnce, flagged] = await Promise.all([
    ports.reconciliations.policiesOf(order.id),
    ports.reconciliations.askedOnce(order.id),
    ports.reconciliations.flagsOf(order.id),
  ]);
  const written = { policies, askedOnce };
  const items: ItemFacts[] = [];
  for (const told of await Promise.all(order.items.map((item) => itemFacts(ports, order, { item, written })))) {
    if (isWho(told)) return { kind: 'silence', ...known, who: told };
    items.push(told);
  }
  const { captured = 0, refunded } = order;
  return { kind: 'told', facts: { ...known, captured, refunded, flagged, bank, items } };
}
