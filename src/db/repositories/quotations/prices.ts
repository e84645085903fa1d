import { partsAt } from '#domain/quote/price-parts.ts';
import type { Announcer } from '#ports/broker.ts';
import type { OfferRow, Quotations } from '#ports/quotations.ts';
import type { Database } from '../../database.ts';
import { and, eq, inArray, isNull, sql } from '../../drizzle.ts';
import { offers, quotations } from '../../schema/quotations.ts';
import type { CoverageSets, CoveragesOf } from './coverage-sets.ts';

type Row = typeof offers.$inferSelect;

/** Written out: columns named here would lose their table, and an item would be sought whose offer has its own id. */
const isBought = sql<boolean>`exists (select from order_items i where i.offer_id = offers.id and i.state = 'issued')`;

function priceOf(row: Row, coveragesOf: CoveragesOf): OfferRow['offer'] {
  const { packageId, packageCode, packageName, proposalNumber, net, gross, installments, validUntil } = row;
  if (!packageId || !packageCode || !packageName || !proposalNumber || !validUntil) return undefined;
  if (net === null || gross === null || installments === null) return undefined;
  const { coverageState, coverageSet, warnings, personPrices, foreignPrice } = row;
  return {
    packageId,
    packageCode,
    packageName,
    proposalNumber,
    net,
    gross,
    installments,
    validUntil,
    coverageState,
    coverages: coveragesOf(coverageSet),
    warnings: warnings ?? [],
    personPrices: personPrices ?? [],
    foreignPrice: foreignPrice ?? undefined,
  };
}

function offerRow(row: Row, coveragesOf: CoveragesOf): OfferRow {
  const { id, quotationId, line, insurer, reference, state, reason, wantedDocuments, attempt } = row;
  return {
    id,
    quotationId,
    line,
    insurer,
    reference,
    state,
    reason: reason ?? undefined,
    wantedDocuments: wantedDocuments ?? [],
    attempt,
    offer: priceOf(row, coveragesOf),
  };
}

/** Offers one by one, as they are bought. */
export function offerPrices(
  database: Database,
  announcer: Announcer,
  sets: CoverageSets,
): Pick<Quotations, 'offers' | 'renew' | 'reprice'> {
  /** Changes what an active offer says, as the next thing in its quotation's history. */
  async function change(offerId: string, columnsOf: (row: Row) => Partial<Row> | undefined): Promise<void> {
    const changed = await database.transaction(async (tx) => {
      const [found] = await tx.select({ quotationId: offers.quotationId }).from(offers).where(eq(offers.id, offerId));
      if (!found) return undefined;
      const [page] = await tx
        .update(quotations)
        .set({ revision: sql`${quotations.revision} + 1` })
        .where(eq(quotations.id, found.quotationId))
        .returning({ revision: quotations.revision });
      const [row] = await tx.select().from(offers).where(eq(offers.id, offerId));
      const columns = row?.state === 'active' && columnsOf(row);
      if (!columns || !page) return undefined;
      await tx
        .update(offers)
        .set({ ...columns, revision: page.revision })
        .where(eq(offers.id, offerId));
      return found.quotationId;
    });
    if (changed) announcer.quotationChanged(changed);
  }

  return {
    async offers(ids) {
      const living = and(inArray(offers.id, [...ids]), isNull(offers.supersededAt));
      const rows = await database.select({ row: offers, bought: isBought }).from(offers).where(living);
      const coveragesOf = await sets.read(rows.map(({ row }) => row.coverageSet));
      return rows.map(({ row, bought }) => ({ ...offerRow(row, coveragesOf), digest: row.questionDigest, bought }));
    },
    renew: (
      offerId,
      { proposalNumber, net, gross, installments, validUntil, personPrices = [], foreignPrice = null },
    ) => change(offerId, () => ({ proposalNumber, net, gross, installments, validUntil, personPrices, foreignPrice })),
    reprice: (offerId, { installmentCount, gross }) =>
      change(offerId, (row) => {
        const plan = row.installments?.find(({ count }) => count === installmentCount);
        if (row.net === null || row.gross === null || !plan) return undefined;
        const { personPrices, foreignPrice = null } = partsAt(
          { gross: row.gross, personPrices: row.personPrices ?? [], foreignPrice: row.foreignPrice ?? undefined },
          gross,
        );
        // What the other plans cost now nobody has said.
        return {
          gross,
          net: Math.round((row.net * gross) / plan.gross),
          installments: [{ count: installmentCount, gross }],
          personPrices,
          foreignPrice,
          priceCheckedAt: null,
        };
      }),
  };
}
