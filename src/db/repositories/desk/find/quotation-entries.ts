import type { EntryOf, TimelineOffer } from '#ports/desk-find.ts';
import type { Database } from '../../../database.ts';
import { and, asc, eq, inArray, isNull } from '../../../drizzle.ts';
import { orders, policies } from '../../../schema/orders.ts';
import { offers, quotations } from '../../../schema/quotations.ts';

async function offersOf(database: Database, ids: readonly string[]) {
  const { id, quotationId, insurer, line, state, gross, reason } = offers;
  const rows = await database
    .select({ id, quotationId, insurer, line, state, gross, reason })
    .from(offers)
    .where(and(inArray(quotationId, [...ids]), isNull(offers.supersededAt)))
    .orderBy(asc(gross), asc(insurer), asc(id));
  return Map.groupBy(rows, (row) => row.quotationId);
}

async function boughtOf(database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ id: orders.quotationId })
    .from(orders)
    .innerJoin(policies, eq(policies.orderId, orders.id))
    .where(inArray(orders.quotationId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Each with what every insurer answered, the cheapest first. */
export async function quotationEntries(
  database: Database,
  ids: readonly string[],
): Promise<readonly EntryOf<'quotation'>[]> {
  const { id, line, insured, askedAt, createdAt } = quotations;
  const rows = await database
    .select({ id, line, insured, askedAt, at: createdAt })
    .from(quotations)
    .where(inArray(id, [...ids]));
  const [answers, bought] = [await offersOf(database, ids), await boughtOf(database, ids)];
  return rows.map((row) => ({
    kind: 'quotation',
    ...row,
    insured: row.insured ?? undefined,
    askedAt: row.askedAt ?? undefined,
    isBought: bought.has(row.id),
    offers: (answers.get(row.id) ?? []).map(
      ({ quotationId: _quotation, gross, reason, ...offer }): TimelineOffer => ({
        ...offer,
        gross: gross ?? undefined,
        reason: reason ?? undefined,
      }),
    ),
  }));
}
