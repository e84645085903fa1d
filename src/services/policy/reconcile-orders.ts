import { type FindingKind, type Mend, reconcile } from '#domain/policy/reconcile.ts';
import { carryRefund, RefundPending } from './carry-refund.ts';
import { type MendPorts, mendOrder } from './mend-order.ts';
import { readBooks } from './read-books.ts';
import type { RefundContext } from './refund-steps.ts';

type Ports = MendPorts & RefundContext;

/** What the comparison of one order came to. */
export type Compared = {
  readonly reference: string;
  readonly mended: readonly Mend['kind'][];
  /** Only what was not known before. */
  readonly found: readonly FindingKind[];
};

const minuteMs = 60_000;
const lookBackMs = 48 * 60 * minuteMs;
/** What changed a moment ago is still in somebody's hands. */
const settleMs = 5 * minuteMs;
const againMs = 60 * minuteMs;
const mostPerRun = 50;
const mostRefunds = 50;
const mostMs = 4 * minuteMs;

async function compare(ports: Ports, reference: string): Promise<Compared | undefined> {
  const order = await ports.orders.find(reference);
  if (!order) return undefined;
  const facts = await readBooks(ports, order);
  if (!facts) {
    await ports.reconciliations.postpone(order.id, ports.clock.now());
    return undefined;
  }
  const { mends, findings } = reconcile(facts);
  const found = await ports.reconciliations.keep(order.id, findings, ports.clock.now());
  for (const mend of mends) await mendOrder(ports, order, mend);
  return { reference, mended: mends.map(({ kind }) => kind), found };
}

/** Refunds whose job is gone are taken up again. */
async function wakeRefunds(ports: Ports): Promise<void> {
  for (const refundId of await ports.refunds.waiting(ports.clock.now(), mostRefunds)) {
    try {
      await carryRefund(ports, { refundId });
    } catch (error) {
      if (!(error instanceof RefundPending)) throw error;
    }
  }
}

/**
 * Compares our books of the last two days with the bank's and the insurers'. What has one right answer is mended, the
 * rest is written down for a person. Who cannot be asked now is asked the next time; one order's fault is told at the
 * end and keeps no other from its turn.
 */
export async function reconcileOrders(ports: Ports, onCompared: (compared: Compared) => void): Promise<void> {
  await wakeRefunds(ports);
  const began = ports.clock.now().getTime();
  const ago = (milliseconds: number) => new Date(began - milliseconds);
  const span = { since: ago(lookBackMs), until: ago(settleMs), notComparedSince: ago(againMs) };
  const faults: unknown[] = [];
  for (const reference of await ports.reconciliations.due(span, mostPerRun)) {
    if (ports.clock.now().getTime() - began > mostMs) break;
    try {
      const compared = await compare(ports, reference);
      if (compared && compared.mended.length + compared.found.length > 0) onCompared(compared);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some orders could not be compared');
}
