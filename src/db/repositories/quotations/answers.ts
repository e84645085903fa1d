import type { Announcer } from '#ports/broker.ts';
import type { ClaimedRow, Proposal, Quotations } from '#ports/quotations.ts';
import type { Database } from '../../database.ts';
import { claimedRows, type Flat, free, readClaimed } from './claim.ts';
import { combining } from './combining.ts';
import type { CoverageSets } from './coverage-sets.ts';
import { answerStatement } from './store-answer.ts';
import { coverageKeeping } from './tell-coverages.ts';
import { waitsUntil } from './window.ts';

const claimText = `
  with taken as (
    select id, asked_at from offers
    where state = 'waiting' and superseded_at is null and ${free}
    order by created_at limit $2 for update skip locked
  ), claimed as (
    update offers o set taken_by = $1, asked_at = now() from taken t where o.id = t.id
    returning o.*, t.asked_at is not null as asked_before
  )
  ${readClaimed(`c.question_digest as digest, c.asked_before as "askedBefore",
    extract(epoch from ${waitsUntil} - now())::float8 * 1000 as "leftMs"`)}`;

export const claiming = (worker: string, most: number) => ({
  name: 'offer-claim',
  text: claimText,
  values: [worker, most],
});

const claimCoveragesText = `
  with taken as (
    select id from offers
    where coverage_state = 'coming' and state = 'active' and superseded_at is null and ${free}
    limit $2 for update skip locked
  )
  update offers o set taken_by = $1 from taken t where o.id = t.id
  returning o.quotation_id as "quotationId", o.insurer, o.proposal_number as "proposalNumber"`;

const aliveText = `
  insert into workers (name, alive_until) values ($1, now() + $2 * interval '1 millisecond')
  on conflict (name) do update set alive_until = excluded.alive_until`;

type Answers = Pick<Quotations, 'claim' | 'claimCoverages' | 'stayAlive' | 'leave' | 'answer' | 'tellCoverages'>;

/** Taking rows that wait, and writing down what came back; statements are few because offers are many. */
export function offerAnswers(database: Database, announcer: Announcer, sets: CoverageSets): Answers {
  const { $client: pool } = database;
  const settle = combining(answerStatement(pool, sets));
  return {
    async claim(worker, most) {
      return claimedRows<ClaimedRow>((await pool.query<Flat<ClaimedRow>>(claiming(worker, most))).rows);
    },
    async claimCoverages(worker, most) {
      const claim = { name: 'coverage-claim', text: claimCoveragesText, values: [worker, most] };
      return (await pool.query<Proposal>(claim)).rows;
    },
    async stayAlive(worker, aliveMs) {
      await pool.query({ name: 'worker-alive', text: aliveText, values: [worker, aliveMs] });
    },
    async leave(worker) {
      await pool.query({ text: 'delete from workers where name = $1', values: [worker] });
    },
    async answer(row, answer, now) {
      const quotationId = await settle({ row, answer, now });
      if (quotationId === undefined) return false;
      announcer.quotationChanged(quotationId);
      return true;
    },
    tellCoverages: coverageKeeping(database, announcer, sets),
  };
}
