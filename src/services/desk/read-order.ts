import { mayTry } from '#domain/desk/judge-acts.ts';
import { keptOf } from '#domain/policy/kept.ts';
import type { BankFacts } from '#domain/policy/reconcile.ts';
import type { Order } from '#ports/orders.ts';
import type { DeskPorts } from './ports.ts';

type Ports = Pick<
  DeskPorts,
  'approvals' | 'clock' | 'deskLog' | 'deskOrders' | 'orders' | 'providers' | 'reconciliations' | 'refunds'
>;

/** A screen does not wait long for a bank that says nothing. */
const bankMs = 3_000;
const mostFindings = { skip: 0, most: 50 };
const mostEntries = 30;

async function askBank({ providers }: Ports, { provider, reference }: Order): Promise<BankFacts | undefined> {
  const told = await providers.get(provider)?.status(reference, AbortSignal.timeout(bankMs));
  return told?.kind === 'known' ? told : undefined;
}

/** Everything about one order, and what is worth trying with it now. */
export async function readDeskOrder(ports: Ports, reference: string) {
  const order = await ports.orders.find(reference);
  if (!order) return undefined;
  const [bank, policies, events, findings, refunds, approvals, log] = await Promise.all([
    askBank(ports, order),
    ports.reconciliations.policiesOf(order.id),
    ports.deskOrders.events(order.id),
    ports.deskOrders.findings(order.id, mostFindings),
    ports.refunds.ofOrder(order.id),
    ports.approvals.ofOrder(order.id),
    ports.deskLog.ofSubject({ kind: 'order', id: reference }, mostEntries),
  ]);
  const kept = keptOf(order, refunds);
  const may = mayTry({ state: order.state, bank, kept, hasFindings: findings.length > 0 });
  return { order, bank, policies, events, findings, refunds, approvals, log, kept, may };
}

export type DeskOrder = NonNullable<Awaited<ReturnType<typeof readDeskOrder>>>;
