import type { ActRefusal } from '#domain/desk/judge-acts.ts';
import type { Kurus } from '#domain/money.ts';
import type { OrderFacts } from '#domain/policy/reconcile.ts';
import type { Order } from '#ports/orders.ts';
import { readBooks } from '../../policy/read-books.ts';
import type { ReconcilePorts } from '../../policy/reconcile-orders.ts';

export type MoneyPorts = ReconcilePorts;

export type Refused = { readonly kind: 'refused'; readonly why: ActRefusal };
export const refused = (why: ActRefusal): Refused => ({ kind: 'refused', why });

/** Something that may be done now: how much it moves, for which order, and the doing of it. */
export type Ready = {
  readonly kind: 'ready';
  readonly order: Pick<Order, 'id' | 'state' | 'version'>;
  readonly sum: Kurus;
  /** What the agency returned of the order before by its own decision: a sum in parts is weighed as one. */
  readonly before?: Kurus;
  /** Says why nothing was done, where somebody was faster. */
  readonly carry: () => Promise<ActRefusal | undefined>;
};

export type NotFound = { readonly kind: 'notFound' };
export const notFound: NotFound = { kind: 'notFound' };

export type Prepared = Ready | Refused | NotFound;

/** What everybody says of an order; nothing is done with money while somebody says nothing. */
export async function factsOf(ports: MoneyPorts, order: Order): Promise<OrderFacts | undefined> {
  const books = await readBooks(ports, order);
  return books.kind === 'told' ? books.facts : undefined;
}
