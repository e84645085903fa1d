import type { InsurerAnswers } from '#domain/desk/insurer-day.ts';
import type { DeskToday } from '#ports/desk-today.ts';
import type { Database } from '../../database.ts';

/**
 * One question may have several packages for an answer, and stands by the best of its rows. An answer to a review tells
 * nothing of how fast a question is answered: what came after people's patience is left out of the times.
 */
const text = `
  with questions as (
    select insurer, reference, attempt,
      bool_or(state in ('active', 'expired')) as priced, bool_or(state = 'declined') as declined,
      bool_or(state = 'review') as looking, bool_or(state = 'failed') as failed,
      extract(epoch from min(case when state in ('active', 'expired', 'declined', 'review')
        then coalesce(review_since, answered_at) end) - min(asked_at)) * 1000 as took
    from offers where asked_at >= $1 group by insurer, reference, attempt
  )
  select insurer, count(*)::int as asked, count(*) filter (where priced)::int as priced,
    count(*) filter (where declined and not priced)::int as declined,
    count(*) filter (where looking and not priced)::int as looking,
    count(*) filter (where failed and not priced)::int as failed,
    count(*) filter (where not (priced or declined or looking or failed))::int as waiting,
    percentile_disc(0.5) within group (order by greatest(took, 0)) filter (where took <= $2)::float8 as "medianMs",
    percentile_disc(0.95) within group (order by greatest(took, 0)) filter (where took <= $2)::float8 as "p95Ms"
  from questions group by insurer`;

type Row = Omit<InsurerAnswers, 'medianMs' | 'p95Ms'> & {
  readonly medianMs: number | null;
  readonly p95Ms: number | null;
};

const wholeMs = (milliseconds: number | null) => (milliseconds === null ? undefined : Math.round(milliseconds));

export function readInsurerAnswers({ $client: pool }: Database): DeskToday['insurers'] {
  return async (since, longestMs) => {
    const { rows } = await pool.query<Row>({ text, values: [since, longestMs] });
    return rows.map((row) => ({ ...row, medianMs: wholeMs(row.medianMs), p95Ms: wholeMs(row.p95Ms) }));
  };
}
