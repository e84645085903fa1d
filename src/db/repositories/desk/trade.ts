import type { TradeRow } from '#domain/desk/trade.ts';
import type { DeskToday } from '#ports/desk-today.ts';
import type { Database } from '../../database.ts';

const dayOf = (column: string) => `(${column} at time zone 'Europe/Istanbul')::date::text`;

/**
 * Quotations count once insurers were asked, on the day they were begun. Those that were bought are found from the policies,
 * which are fewer, through orders that changed since: writing a policy changes its order. A policy of a later day counts for
 * the day of its quotation. What is sold beside a line is a sale of its
 * own line, and needs no quotation there.
 */
const text = `
  with sold as materialized (
    select p.order_id, p.line, p.gross, p.created_at from policies p where p.created_at >= $1
  ), told as (
    select ${dayOf('q.created_at')} as day, q.line, count(*) as quotations, 0 as bought, 0 as policies, 0 as gross
    from quotations q where q.created_at >= $1 and q.asked_at is not null group by 1, 2
    union all
    select ${dayOf('q.created_at')}, q.line, 0, count(distinct q.id), 0, 0
    from sold s join orders o on o.id = s.order_id join quotations q on q.id = o.quotation_id
    where q.created_at >= $1 and o.updated_at >= $1 group by 1, 2
    union all
    select ${dayOf('s.created_at')}, s.line, 0, 0, count(*), sum(s.gross) from sold s group by 1, 2
  )
  select day, line, sum(quotations)::int as quotations, sum(bought)::int as bought, sum(policies)::int as policies,
    sum(gross)::float8 as gross
  from told where $2::text is null or line = $2
  group by day, line order by day, line`;

export function readTrade({ $client: pool }: Database): DeskToday['trade'] {
  return async (since, line) => (await pool.query<TradeRow>({ text, values: [since, line ?? null] })).rows;
}
