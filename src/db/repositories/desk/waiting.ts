import { openCancellationStates } from '#domain/policy/cancellation-state.ts';
import type { DeskToday, Waiting } from '#ports/desk-today.ts';
import type { Database } from '../../database.ts';

const openWishes = openCancellationStates.map((state) => `'${state}'`).join(', ');

/** An order waits since it came to need somebody, not since it was last touched. */
const text = `
  select 'orders' as kind, count(*)::int, min(coalesce(
      (select max(e.at) from order_events e where e.order_id = o.id and e.to_state = 'needsAttention'
        and e.from_state <> 'needsAttention'), o.updated_at
    )) as oldest from orders o where o.state = 'needsAttention'
  union all
  select 'refunds', count(*)::int, min(requested_at) from refunds where state = 'needsAttention'
  union all
  select 'approvals', count(*)::int, min(asked_at) from desk_approvals where decision is null and expires_at > $1
  union all
  select 'cancellations', count(*)::int, min(requested_at) from cancel_requests where state in (${openWishes})
  union all
  select 'support', count(*)::int, min(last_message_at) from support_requests where status = 'open'
  union all
  select 'reviews', count(*)::int, min(review_since) from offers where state = 'review' and superseded_at is null
  union all
  select 'findings', count(*)::int, min(found_at) from reconciliation_findings
  where resolved_at is null and closed_at is null`;

type Row = Omit<Waiting, 'oldest'> & { readonly oldest: Date | null };

export function readWaiting({ $client: pool }: Database): DeskToday['waiting'] {
  return async (now) => {
    const { rows } = await pool.query<Row>({ name: 'desk-waiting', text, values: [now] });
    return rows.map(({ oldest, ...row }) => ({ ...row, oldest: oldest ?? undefined }));
  };
}
