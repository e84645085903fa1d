import type { TradeRow } from '#domain/desk/trade.ts';
import type { DeskToday } from '#ports/desk-today.ts';
import type { Database } from '../../database.ts';

/** Istanbul's clocks have stood three hours before Greenwich since 2016; a number of hours is reckoned faster than a zone. */
const dayOf = (column: string) => `(${column} at time zone interval '3 hours')::date`;

/**
 * Quotations count once insurers were asked, on the day they were begun. Those that were bought are found from the policies,
 * which are fewer; a policy of a later day counts for the day of its quotation. What is sold beside a line is a sale of its
 * own line, and needs no quotation there.
 */
const text = `
  with sold as materialized (
    select (select o.quotation_id from orders o where o.id = p.order_id) as quotation_id, p.line, p.gross, p.created_at
    from policies p where p.created_at >= $1
  ), told as (
    select ${dayOf('q.created_at')} as day, q.line, count(*) as quotations, 0 as bought, 0 as policies, 0 as gross
    from quotations q where q.created_at >= $1 and q.asked_at is not null group by 1, 2
    union all
    select ${dayOf('q.created_at')}, q.line, 0, count(distinct q.id), 0, 0
    from sold s join quotations q on q.id = s.quotation_id where q.created_at >= $1 group by 1, 2
    union all
    select ${dayOf('s.created_at')}, s.line, 0, 0, count(*), sum(s.gross) from sold s group by 1, 2
  )
  select day::text as day, line, sum(quotations)::int as quotations, sum(bought)::int as bought, sum(policies)::int as policies,
    sum(gross)::float8 as gross
  from told where $2::text is null or line = $2
  group by told.day, line order by told.day, line`;

export function readTrade({ $client: pool }: Database): DeskToday['trade'] {
  return async (since, line) => (await pool.query<TradeRow>({ text, values: [since, line ?? null] })).rows;
}
