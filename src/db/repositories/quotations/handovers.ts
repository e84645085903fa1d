import type { Announcer } from '#ports/broker.ts';
import type { Handover, ReviewHandovers } from '#ports/review-handovers.ts';
import type { Database } from '../../database.ts';
import { drizzle } from '../../drizzle-session.ts';
import type { JobQueue } from '../../jobs.ts';
import { within } from '../../within.ts';

/** A quotation is locked before its rows, as everywhere; the row as it stands after that. */
const lockText = `
  with locked as (
    select q.id from quotations q where q.id = (select quotation_id from offers where id = $1) for update
  )
  select l.id as "quotationId" from locked l`;

const keepText = `
  insert into review_handovers (offer_id, attempt, wish, state, since)
  select id, attempt, wish, 'sending', $3 from offers
  where id = $1 and attempt = $2 and state = 'review' and superseded_at is null and wish is not null
  on conflict (offer_id, attempt, wish) do update set offer_id = excluded.offer_id
  returning id, (xmax = 0) as "isNew", state`;

const filesText = `
  insert into review_handover_files (handover_id, file_id)
  select $1, unnest($2::uuid[]) on conflict do nothing`;

const underWayText = `
  select h.id, o.insurer, o.review_reference as "reviewReference", h.since,
    array(select f.file_id from review_handover_files f
      where f.handover_id = h.id and f.received_at is null order by f.file_id) as "fileIds"
  from review_handovers h join offers o on o.id = h.offer_id and o.attempt = h.attempt
  where h.id = $1 and h.state = 'sending' and o.state = 'review' and o.superseded_at is null`;

const againText = `update review_handovers set state = 'sending', since = $2 where id = $1`;

const toldText = `
  with bumped as (
    update quotations set revision = revision + 1 where id = $1 returning revision
  )
  update offers o set revision = b.revision from bumped b where o.id = $2`;

const settleText = `
  update review_handovers set state = $2
  where id = $1 and state = 'sending'
    and ($2 <> 'sent' or not exists (
      select 1 from review_handover_files f where f.handover_id = $1 and f.received_at is null))
  returning offer_id as "offerId", attempt`;

/** Whoever has taken the row asks on by itself; the others ask as soon as they can. */
const askSoonText = `
  update offers set ask_review_at = least(ask_review_at, now())
  where id = $1 and attempt = $2 and state = 'review' and superseded_at is null`;

type Kept = { readonly id: string; readonly isNew: boolean; readonly state: string };
type Settled = { readonly offerId: string; readonly attempt: number };

/** Files on their way to insurers. The job that sends them exists if and only if the wish to send them was kept. */
export function handoverRepository(
  database: Database,
  { announcer, jobs }: { readonly announcer: Announcer; readonly jobs: Pick<JobQueue, 'sendWithin'> },
): ReviewHandovers {
  const { $client: pool } = database;
  return {
    async begin({ id: offerId, attempt }, fileIds, now) {
      const changed = await within(database, async (client) => {
        const { rows } = await client.query<{ quotationId: string }>(lockText, [offerId]);
        const quotationId = rows[0]?.quotationId;
        const kept = (await client.query<Kept>(keepText, [offerId, attempt, now])).rows[0];
        if (!kept) return undefined;
        const { rowCount } = await client.query(filesText, [kept.id, fileIds]);
        const anew = kept.isNew || kept.state === 'failed' || (rowCount ?? 0) > 0;
        if (!anew) return { quotationId: undefined };
        await client.query(againText, [kept.id, now]);
        await client.query(toldText, [quotationId, offerId]);
        await jobs.sendWithin(drizzle(client), 'handDocuments', { handoverId: kept.id });
        return { quotationId };
      });
      if (changed?.quotationId) announcer.quotationChanged(changed.quotationId);
      return changed !== undefined;
    },
    async underWay(id) {
      return (await pool.query<Handover>(underWayText, [id])).rows[0];
    },
    async received(id, fileId, now) {
      const text = 'update review_handover_files set received_at = $3 where handover_id = $1 and file_id = $2';
      await pool.query(text, [id, fileId, now]);
    },
    async settle(id, state) {
      const changed = await within(database, async (client) => {
        const of = 'select offer_id as "offerId" from review_handovers where id = $1';
        const offerId = (await client.query<{ offerId: string }>(of, [id])).rows[0]?.offerId;
        const { rows } = await client.query<{ quotationId: string }>(lockText, [offerId]);
        const settled = (await client.query<Settled>(settleText, [id, state])).rows[0];
        if (!settled) return undefined;
        await client.query(toldText, [rows[0]?.quotationId, settled.offerId]);
        if (state === 'sent') await client.query(askSoonText, [settled.offerId, settled.attempt]);
        return rows[0]?.quotationId;
      });
      if (changed) announcer.quotationChanged(changed);
    },
  };
}
