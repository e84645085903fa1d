import type { Announcer } from '#ports/broker.ts';
import type { RowFailure } from '#ports/quotations.ts';
import type { Database } from '../../database.ts';
import { offers } from '../../schema/quotations.ts';
import { toStored } from '../../sealing/stored.ts';
import { waitsUntil } from './window.ts';

const mostAtOnce = 200;

/** Quotations another process is changing are left for the next turn. */
function sweepText(due: string, outcome: string): string {
  return `
  with chosen as (
    select id from quotations
    where id in (
      select o.quotation_id from offers o join quotations q on q.id = o.quotation_id
      where o.superseded_at is null and ${due}
    )
    limit ${mostAtOnce} for update skip locked
  ), bumped as (
    update quotations q set revision = revision + 1 from chosen c where q.id = c.id returning q.id, q.revision
  ), settled as (
    update offers o set revision = b.revision, ${outcome}
    from bumped b, quotations q
    where o.quotation_id = b.id and q.id = b.id and o.superseded_at is null and ${due}
    returning o.quotation_id
  )
  select distinct quotation_id as "quotationId" from settled`;
}

const lateText = sweepText(
  `o.state = 'waiting' and ${waitsUntil} < now()`,
  "state = 'failed', reason = $2, answered_at = $1, taken_by = null",
);
const expiredText = sweepText("o.state = 'active' and o.valid_until < $1", "state = 'expired'");

const tooSlow: RowFailure = 'tooSlow';

/** Ends what waits in vain, and prices that no longer hold. */
export function closeOverdue({ $client: pool }: Database, announcer: Announcer): (now: Date) => Promise<void> {
  const settle = async (name: string, text: string, values: readonly unknown[]): Promise<void> => {
    const { rows } = await pool.query<{ readonly quotationId: string }>({ name, text, values: [...values] });
    for (const { quotationId } of rows) announcer.quotationChanged(quotationId);
  };
  return async (now) => {
    await settle('offers-late', lateText, [now, toStored(offers.reason, tooSlow)]);
    await settle('offers-expired', expiredText, [now]);
  };
}
