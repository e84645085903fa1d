import type { Quotations } from '#ports/quotations.ts';
import type { Database } from '../../database.ts';
import { sql } from '../../drizzle.ts';
import { offers, quotations } from '../../schema/quotations.ts';

type Row = {
  readonly low: string | null;
  readonly high: string | null;
  readonly offers: string;
  readonly insurers: string;
  readonly people: string;
};

/** Prices that were offered for a line itself, whether or not they still hold; what stands beside another line has other buyers. */
export function seenPrices(database: Database): Quotations['seenPrices'] {
  return async (line, since) => {
    const { rows } = await database.execute<Row>(sql`
      select percentile_disc(0.1) within group (order by ${offers.gross}) as low,
        percentile_disc(0.9) within group (order by ${offers.gross}) as high,
        count(*) as offers,
        count(distinct ${offers.insurer}) as insurers,
        count(distinct ${quotations.identityIndex}) as people
      from ${offers} join ${quotations} on ${quotations.id} = ${offers.quotationId} and ${quotations.line} = ${offers.line}
      where ${offers.line} = ${line} and ${offers.answeredAt} >= ${since.toISOString()}::timestamptz
        and ${offers.gross} is not null and ${offers.supersededAt} is null and ${offers.state} in ('active', 'expired')
    `);
    const [row] = rows;
    if (!row || row.low === null || row.high === null) return undefined;
    return {
      low: Number(row.low),
      high: Number(row.high),
      offers: Number(row.offers),
      insurers: Number(row.insurers),
      people: Number(row.people),
    };
  };
}
