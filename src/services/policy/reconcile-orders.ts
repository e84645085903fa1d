import {
  compareAgainIn,
  comparedFacts,
  type FindingKind,
  judgeSilence,
  type Mend,
  reconcile,
  reconcileByHand,
} from '#domain/policy/reconcile.ts';
import type { Order } from '#ports/orders.ts';
import { carryRefund, RefundPending } from './carry-refund.ts';
import { type MendPorts, mendOrder } from './mend-order.ts';
import { readBooks } from './read-books.ts';
import type { RefundContext } from './refund-steps.ts';

export type ReconcilePorts = MendPorts & RefundContext;
type Ports = ReconcilePorts;

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
/** Refunds leave time for orders, and both for those who were asked last: the job may take ten minutes. */
const refundsMs = 3 * minuteMs;
const mostMs = 7 * minuteMs;

/** What is found once mended: what partners say then counts, whatever they answered. */
async function findAgain(ports: Ports, order: Order, before: readonly FindingKind[]): Promise<readonly FindingKind[]> {
  const books = await readBooks(ports, order);
  return books.kind === 'told' ? reconcile(books.facts).findings : before;
}

/** What somebody who looks at one order is told besides. */
export type Looked = Compared & { readonly isAnswered: boolean };

/**
 * Compares one order now. Who asks for it by hand has an order set going again, however often it stopped: that a person
 * looks is what it waited for.
 */
export async function compareOrder(ports: Ports, reference: string, isByHand = false): Promise<Looked | undefined> {
  const order = await ports.orders.find(reference);
  if (!order) return undefined;
  const books = await readBooks(ports, order);
  const now = ports.clock.now();
  const inMinutes = (minutes: number | undefined) =>
    minutes === undefined ? undefined : new Date(now.getTime() + minutes * minuteMs);
  if (books.kind === 'silence') {
    const kinds = judgeSilence(books);
    const next = () => inMinutes(compareAgainIn(books, true));
    const found = await ports.reconciliations.keep(order, { kinds, facts: undefined, now, next });
    return { reference, mended: [], found, isAnswered: false };
  }
  const { mends, findings } = (isByHand ? reconcileByHand : reconcile)(books.facts);
  const mended: Mend['kind'][] = [];
  for (const mend of mends) if (await mendOrder(ports, order, mend)) mended.push(mend.kind);
  const kinds = mends.length > 0 && findings.length > 0 ? await findAgain(ports, order, findings) : findings;
  const isReturning = books.facts.refund === 'open';
  const next = (isFound: boolean) => inMinutes(compareAgainIn(books.facts, isFound || isReturning));
  const facts = comparedFacts(books.facts);
  const found = await ports.reconciliations.keep(order, { kinds, facts, now, next });
  return { reference, mended, found, isAnswered: true };
}

/** A refund whose job is gone is taken up again. */
async function wakeRefund(ports: Ports, refundId: string): Promise<void> {
  try {
    await carryRefund(ports, { refundId });
  } catch (error) {
    if (!(error instanceof RefundPending)) throw error;
  }
}

/**
 * Compares our books with the bank's and the insurers', order after order, until none is due. What has one right answer
 * is mended, the rest is written down for a person. Who cannot be asked now is asked later, and one who stays silent is
 * a finding; the fault of one order or refund is told at the end and keeps no other from its turn.
 */
export async function reconcileOrders(ports: Ports, onCompared: (compared: Compared) => void): Promise<void> {
  const began = ports.clock.now().getTime();
  const faults: unknown[] = [];
  const hasTime = (most: number) => ports.clock.now().getTime() - began < most;
  const tell = (compared: Compared | undefined) => {
    if (!compared || compared.mended.length + compared.found.length === 0) return;
    const { mended, found } = compared;
    onCompared({ reference: compared.reference, mended, found });
  };
  /** A few at once, as long as there is time. */
  async function each(names: readonly string[], most: number, work: (name: string) => Promise<void>): Promise<void> {
    const left = [...names];
    const orFault = (name: string) => work(name).catch((error: unknown) => void faults.push(error));
    while (left.length > 0 && hasTime(most)) await Promise.all(left.splice(0, mostAtOnce).map(orFault));
  }
  await each(await ports.refunds.waiting(mostRefunds), refundsMs, (refundId) => wakeRefund(ports, refundId));
  const seen = new Set<string>();
  async function compareOne(reference: string): Promise<void> {
    seen.add(reference);
    try {
      tell(await compareOrder(ports, reference));
    } catch (error) {
      faults.push(error);
      tell({ reference, mended: [], found: await ports.reconciliations.keepFault(reference, ports.clock.now()) });
    }
  }
  while (hasTime(mostMs)) {
    // What could not be compared for a fault of ours stays due, and is not tried again in this run.
    const due = (await ports.reconciliations.due(ports.clock.now(), mostPerLook + faults.length)).filter(
      (reference) => !seen.has(reference),
    );
    if (due.length === 0) break;
    await each(due, mostMs, compareOne);
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some orders or refunds could not be carried on');
}
