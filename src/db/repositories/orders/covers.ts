import type { Day } from '#domain/dates.ts';
import { type OrderState, openingSince } from '#domain/order/order-state.ts';
import { insuredThings } from '#domain/policy/insured-things.ts';
import type { NewOrder, OrderedCover } from '#ports/orders.ts';
import { and, eq, gte, inArray, ne, or, sql } from '../../drizzle.ts';
import type { NodePgDatabase } from '../../drizzle-session.ts';
import { orderItems, orders, policies } from '../../schema/orders.ts';

/** From each state of an order that has no policy yet: whether one may come of it, and whether it is paid for. */
const standings: Readonly<Partial<Record<OrderState, 'paid' | 'unpaid'>>> = {
  created: 'unpaid',
  threeDs: 'unpaid',
  authorised: 'paid',
  issuing: 'paid',
  issued: 'paid',
  needsAttention: 'paid',
};

type Row = {
  readonly state: OrderState;
  readonly isProven: boolean;
  readonly policyState: (typeof policies.$inferSelect)['state'] | null;
};

/** Who gave a policy back, or asked for its end, has said what becomes of it. */
function standingOf({ state, isProven, policyState }: Row): OrderedCover['standing'] | undefined {
  if (policyState !== null) return policyState === 'active' ? 'inForce' : undefined;
  return isProven ? 'paid' : standings[state];
}

const digestsOf = (things: readonly string[]) => sql`${sql.param(things, orders.insuredThingsIndex)}::text[]`;

/** What a cover is about. One quotation is about one thing, also where that has no number by which others know it. */
type About = Pick<NewOrder, 'insured' | 'quotationId'>;

/** By themselves: nobody can tell before how many there are, and items would be read from end to end for the many there are not. */
async function ordersAbout(
  database: Pick<NodePgDatabase, 'select'>,
  { insured, quotationId }: About,
): Promise<readonly string[]> {
  const isAbout = sql`${orders.insuredThingsIndex} && ${digestsOf(insuredThings(insured))}`;
  const rows = await database
    .select({ id: orders.id })
    .from(orders)
    .where(or(isAbout, eq(orders.quotationId, quotationId)));
  return rows.map(({ id }) => id);
}

/** What insures one of the same things after a day, or may come to do so. */
export async function readCovers(
  database: Pick<NodePgDatabase, 'select'>,
  about: About,
  { after, now }: { readonly after: Day; readonly now: Date },
): Promise<readonly OrderedCover[]> {
  const ids = await ordersAbout(database, about);
  if (ids.length === 0) return [];
  const rows = await database
    .select({
      orderId: orders.id,
      orderReference: orders.reference,
      quotationId: orders.quotationId,
      state: orders.state,
      isProven: sql<boolean>`${orders.sealedProof} is not null`,
      visitor: orders.visitor,
      identityNumber: orders.identityNumber,
      phone: orders.phone,
      accountId: orders.accountId,
      offerId: orderItems.offerId,
      line: orderItems.line,
      insurer: orderItems.insurer,
      proposalNumber: orderItems.proposalNumber,
      start: orderItems.start,
      end: orderItems.end,
      policyId: policies.id,
      policyNumber: policies.policyNumber,
      policyState: policies.state,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .leftJoin(policies, eq(policies.orderItemId, orderItems.id))
    .where(
      and(
        inArray(orders.id, [...ids]),
        inArray(orderItems.state, ['pending', 'issued']),
        gte(orderItems.end, after),
        or(ne(orders.state, 'created'), gte(orders.createdAt, openingSince(now))),
      ),
    );
  return rows.flatMap(({ state, isProven, policyState, policyId, policyNumber, accountId, ...cover }) => {
    const standing = standingOf({ state, isProven, policyState });
    if (standing === undefined) return [];
    const policy = policyId === null || policyNumber === null ? undefined : { id: policyId, number: policyNumber };
    return [{ ...cover, accountId: accountId ?? undefined, standing, policy }];
  });
}

/** Taken in one order by all. */
async function lockThings(tx: Pick<NodePgDatabase, 'execute'>, things: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtextextended(digest, 32) as key from unnest(${digestsOf(things)}) digest order by key) keys`);
}

/**
 * What is there beside an order. Until the transaction ends nobody else who asks so opens an order about one of its things,
 * or comes to pay for one. An offer of its own is ordered once anyway.
 */
export async function lockCovers(
  tx: Pick<NodePgDatabase, 'execute' | 'select'>,
  { insured, quotationId, items }: About & Pick<NewOrder, 'items'>,
  now: Date,
): Promise<readonly OrderedCover[]> {
  await lockThings(tx, [`quotation:${quotationId}`, ...insuredThings(insured)]);
  const after = items.map(({ start }) => start).reduce((first, day) => (day < first ? day : first));
  const own = new Set(items.map(({ offerId }) => offerId));
  return (await readCovers(tx, { insured, quotationId }, { after, now })).filter(({ offerId }) => !own.has(offerId));
}
