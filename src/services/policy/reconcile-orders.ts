import { compareAgainIn, type FindingKind, judgeSilence, type Mend, reconcile } from '#domain/policy/reconcile.ts';
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
const mostAtOnce = 8;
const mostPerLook = 100;
const mostRefunds = 50;
/** The next run comes after ten minutes; what is left by then waits for it. */
const mostMs = 8 * minuteMs;

async function compare(ports: Ports, reference: string): Promise<Compared | undefined> {
  const order = await ports.orders.find(reference);
  if (!order) return undefined;
  const books = await readBooks(ports, order);
  const now = ports.clock.now();
  const inMinutes = (minutes: number | undefined) =>
    minutes === undefined ? undefined : new Date(now.getTime() + minutes * minuteMs);
  if (books.kind === 'silence') {
    const kinds = judgeSilence(books);
    const next = inMinutes(compareAgainIn(books, true));
    const found = await ports.reconciliations.keep(order, { kinds, isPartial: true, now, next });
    return { reference, mended: [], found };
  }
  const { mends, findings: kinds } = reconcile(books.facts);
  const isOpen = mends.length + kinds.length > 0 || books.facts.refund !== 'none';
  const next = inMinutes(compareAgainIn(books.facts, isOpen));
  const found = await ports.reconciliations.keep(order, { kinds, isPartial: false, now, next });
  for (const mend of mends) await mendOrder(ports, order, mend);
  return { reference, mended: mends.map(({ kind }) => kind), found };
}

/** Refunds whose job is gone are taken up again. */
async function wakeRefunds(ports: Ports): Promise<void> {
  for (const refundId of await ports.refunds.waiting(mostRefunds)) {
    try {
      await carryRefund(ports, { refundId });
    } catch (error) {
      if (!(error instanceof RefundPending)) throw error;
    }
  }
}

/**
 * Compares our books with the bank's and the insurers', order after order, until none is due. What has one right answer
 * is mended, the rest is written down for a person. Who cannot be asked now is asked later, and one who stays silent is
 * a finding; one order's fault is told at the end and keeps no other from its turn.
 */
export async function reconcileOrders(ports: Ports, onCompared: (compared: Compared) => void): Promise<void> {
  await wakeRefunds(ports);
  const began = ports.clock.now().getTime();
  const faults: unknown[] = [];
  const seen = new Set<string>();
  async function compareOne(reference: string): Promise<void> {
    seen.add(reference);
    try {
      const compared = await compare(ports, reference);
      if (compared && compared.mended.length + compared.found.length > 0) onCompared(compared);
    } catch (error) {
      faults.push(error);
    }
  }
  for (;;) {
    // What could not be compared for a fault of ours stays due, and is not tried again in this run.
    const due = (await ports.reconciliations.due(ports.clock.now(), mostPerLook + faults.length)).filter(
      (reference) => !seen.has(reference),
    );
    if (due.length === 0 || ports.clock.now().getTime() - began > mostMs) break;
    while (due.length > 0) await Promise.all(due.splice(0, mostAtOnce).map(compareOne));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some orders could not be compared');
}
