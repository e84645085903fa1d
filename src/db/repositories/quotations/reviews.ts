import type { Announcer } from '#ports/broker.ts';
import type { ClaimedReview, Reviews } from '#ports/reviews.ts';
import type { Database } from '../../database.ts';
import { drizzle } from '../../drizzle-session.ts';
import type { JobQueue } from '../../jobs.ts';
import { offers } from '../../schema/quotations.ts';
import { fromStored } from '../../sealing/stored.ts';
import { within } from '../../within.ts';
import { claimedRows, type Flat, free, readClaimed } from './claim.ts';
import { CoverageSets } from './coverage-sets.ts';
import { answerStatement } from './store-answer.ts';

/** Longer than anybody is waited for: who took a row and could not give it back has lost it by then. */
const lease = '1 minute';

/** Of the worker $1. */
export const reviewsToAsk = `state = 'review'
      and (ask_review_at <= now() or (taken_by is not null and ${free}))`;

const claimText = `
  with taken as (
    select id from offers
    where superseded_at is null and ${reviewsToAsk}
    order by ask_review_at limit $2 for update skip locked
  ), claimed as (
    update offers o set taken_by = $1, ask_review_at = now() + interval '${lease}'
    from taken t where o.id = t.id
    returning o.*
  )
  ${readClaimed(`c.review_since as since, c.review_reference as "reviewReference", c.reason as note,
    c.wanted_documents as "wantedDocuments"`)}`;

type Review = Omit<ClaimedReview, 'review'> & {
  readonly reviewReference: string;
  readonly note: string | null;
  readonly wantedDocuments: string | null;
};

function claimedReview({
  reviewReference: reference,
  note: said,
  wantedDocuments: wanted,
  ...row
}: Review): ClaimedReview {
  const note = said === null ? undefined : fromStored(offers.reason, said);
  const wantedDocuments = wanted === null ? [] : fromStored(offers.wantedDocuments, wanted);
  return { ...row, review: { reference, note, wantedDocuments } };
}

const putOffText = `
  update offers set ask_review_at = now() + $3 * interval '1 millisecond', taken_by = null
  where id = $1 and attempt = $2 and state = 'review' and superseded_at is null`;

/** Reviews, and the messages about them: a job that tells somebody exists if and only if the answer was kept. */
export function reviewRepository(
  database: Database,
  { announcer, jobs }: { readonly announcer: Announcer; readonly jobs: Pick<JobQueue, 'sendWithin'> },
): Reviews {
  const { $client: pool } = database;
  const sets = new CoverageSets(database);
  return {
    async claim(worker, most) {
      const claim = { name: 'review-claim', text: claimText, values: [worker, most] };
      return claimedRows<Review>((await pool.query<Flat<Review>>(claim)).rows).map(claimedReview);
    },
    async putOff({ id, attempt }, restMs) {
      await pool.query({ name: 'review-put-off', text: putOffText, values: [id, attempt, restMs] });
    },
    async answer(row, answer, { news, now }) {
      const { id: offerId, attempt, since: reviewSince } = row;
      const changed = await within(database, async (client) => {
        const [quotationId] = await answerStatement(client, sets)([{ reviewSince, row, answer, now }]);
        if (quotationId !== undefined && news !== undefined)
          await jobs.sendWithin(drizzle(client), 'tellReview', { offerId, attempt, news });
        return quotationId;
      });
      if (changed === undefined) return false;
      announcer.quotationChanged(changed);
      return true;
    },
  };
}
