import type { marketingParameters } from '#domain/marketing.ts';
import type { Campaigns } from '#ports/campaigns.ts';
import type { Database } from '../database.ts';
import { and, desc, eq, gte, isNotNull, type SQL, sql } from '../drizzle.ts';
import { orders } from '../schema/orders.ts';
import { quotations } from '../schema/quotations.ts';

type Parameter = (typeof marketingParameters)[number];
const told = (name: Parameter): SQL<string | null> => sql`${quotations.campaign} ->> ${sql.raw(`'${name}'`)}`;

export function campaignRepository(database: Database): Campaigns {
  return {
    async results(since) {
      const sold = database.$with('sold').as(
        database
          .select({
            quotationId: orders.quotationId,
            count: sql<number>`count(*)::int`.as('count'),
            gross: sql<number>`sum(${orders.gross})::bigint`.as('sold_gross'),
          })
          .from(orders)
          .where(eq(orders.state, 'done'))
          .groupBy(orders.quotationId),
      );
      const gross = sql<string>`coalesce(sum(${sold.gross}), 0)`;
      const rows = await database
        .with(sold)
        .select({
          source: told('utm_source'),
          medium: told('utm_medium'),
          campaign: told('utm_campaign'),
          quotations: sql<number>`count(*)::int`,
          orders: sql<number>`coalesce(sum(${sold.count}), 0)::int`,
          gross,
        })
        .from(quotations)
        .leftJoin(sold, eq(sold.quotationId, quotations.id))
        .where(and(isNotNull(quotations.campaign), gte(quotations.createdAt, since)))
        .groupBy(told('utm_source'), told('utm_medium'), told('utm_campaign'))
        .orderBy(desc(gross), desc(sql`count(*)`));
      return rows.map((row) => ({
        ...row,
        source: row.source ?? undefined,
        medium: row.medium ?? undefined,
        campaign: row.campaign ?? undefined,
        gross: Number(row.gross),
      }));
    },
  };
}
