import type { Pool, PoolClient } from 'pg';
import { nextReviewAsk } from '#domain/quote/review-pace.ts';
import type { FailureReason, InsurerOffer, UnderReview } from '#ports/insurer.ts';
import type { ClaimedRow, RowAnswer } from '#ports/quotations.ts';
import { offers } from '../../schema/quotations.ts';
import { dataRing } from '../../sealing/ring.ts';
import { toStored } from '../../sealing/stored.ts';
import type { CoverageSets } from './coverage-sets.ts';

export type StoredAnswer = {
  /** Since when the insurer looks; undefined where the answer is the first to the question. */
  readonly reviewSince?: Date | undefined;
  readonly row: Pick<ClaimedRow, 'id' | 'attempt'>;
  readonly answer: RowAnswer;
  readonly now: Date;
};

/**
 * Quotations are locked first and in one order, so that places in their histories are given in the order of the commits.
 * The first package takes the waiting row, the others stand beside it. A row that is or was under review is given back:
 * whoever is free asks on, or for its coverages.
 */
const text = `
  with told as (
    select * from jsonb_to_recordset($1::jsonb) as t(id uuid, attempt int, from_state text, place int, state text,
      reason text, wanted_documents text, wish text, review_reference text, review_since timestamptz, ask_review_in double precision, answered_at timestamptz, package_code text, package_name text,
      proposal_number text, net bigint, gross bigint, installments jsonb, valid_until timestamptz, coverage_state text, coverage_set uuid, warnings text,
      person_prices text, foreign_price jsonb, is_unsent boolean)
  ), locked as (
    select id from quotations
    where id = any (array(select o.quotation_id from offers o where o.id = any ($2::uuid[]))) order by id for update
  ), bumped as (
    update quotations q set revision = revision + 1 from locked l where q.id = l.id returning q.id, q.revision
  ), first as (
    update offers o set state = t.state, reason = t.reason, wanted_documents = t.wanted_documents, wish = t.wish,
      review_reference = t.review_reference, review_since = t.review_since, ask_review_at = now() + t.ask_review_in * interval '1 millisecond',
      asked_at = case when t.is_unsent then null else o.asked_at end, answered_at = t.answered_at, revision = b.revision,
      package_id = case when t.gross is not null then gen_random_uuid() end, package_code = t.package_code,
      package_name = t.package_name, proposal_number = t.proposal_number, net = t.net, gross = t.gross,
      installments = t.installments, valid_until = t.valid_until, coverage_state = t.coverage_state,
      coverage_set = t.coverage_set, warnings = t.warnings, person_prices = t.person_prices, foreign_price = t.foreign_price,
      taken_by = case when t.from_state = 'waiting' and t.state <> 'review' then o.taken_by end
    from told t, bumped b
    where o.id = any ($2::uuid[]) and o.id = t.id and t.place = 0 and b.id = o.quotation_id
      and o.attempt = t.attempt and o.state = t.from_state and o.superseded_at is null
    returning o.*
  ), others as (
    insert into offers (quotation_id, line, insurer, reference, question_digest, state, attempt, revision, taken_by,
      asked_at, answered_at, package_id, package_code, package_name, proposal_number, net, gross,
      installments, valid_until, coverage_state, coverage_set, warnings, person_prices, foreign_price, created_at)
    select f.quotation_id, f.line, f.insurer, f.reference, f.question_digest, t.state, f.attempt, f.revision,
      f.taken_by, f.asked_at, f.answered_at, gen_random_uuid(), t.package_code, t.package_name,
      t.proposal_number, t.net, t.gross, t.installments, t.valid_until, t.coverage_state, t.coverage_set, t.warnings,
      t.person_prices, t.foreign_price, f.answered_at
    from first f join told t on t.id = f.id and t.place > 0
  )
  select id, quotation_id as "quotationId" from first`;

/** What this side kept back: the insurer was not asked. */
const unsent: ReadonlySet<string> = new Set<FailureReason>(['switchedOff', 'busy']);

const noPackage = { coverage_state: 'untold' };

/** Where there is nothing to tell, nothing is kept. */
function sealedList<Sealed extends typeof offers.warnings | typeof offers.personPrices | typeof offers.wantedDocuments>(
  column: Sealed,
  list: Sealed['_']['data'] = [],
): string | undefined {
  return list.length === 0 ? undefined : toStored(column, list);
}

function packageFields(offer: InsurerOffer, coverageComing: boolean, sets: CoverageSets) {
  return {
    package_code: offer.packageCode,
    package_name: offer.packageName,
    proposal_number: offer.proposalNumber,
    net: offer.net,
    gross: offer.gross,
    installments: offer.installments,
    valid_until: offer.validUntil,
    coverage_state: offer.coverages ? 'told' : coverageComing ? 'coming' : 'untold',
    coverage_set: sets.nameOf(offer.coverages ?? []),
    warnings: sealedList(offers.warnings, offer.warnings),
    person_prices: sealedList(offers.personPrices, offer.personPrices),
    foreign_price: offer.foreignPrice,
  };
}

function reviewFields({ reference, note, wantedDocuments }: UnderReview, since: Date, now: Date) {
  return {
    reason: note === undefined ? undefined : toStored(offers.reason, note),
    wanted_documents: sealedList(offers.wantedDocuments, wantedDocuments),
    wish: wantedDocuments.length === 0 ? undefined : dataRing().index('wish', wantedDocuments.join('\n')),
    review_reference: reference,
    review_since: since,
    ask_review_in: nextReviewAsk(since, now).getTime() - now.getTime(),
  };
}

function rowsOf({ reviewSince, row: { id, attempt }, answer, now }: StoredAnswer, sets: CoverageSets): object[] {
  const from = reviewSince ? 'review' : 'waiting';
  const common = { id, attempt, from_state: from, answered_at: now };
  if (answer.kind !== 'offers') {
    const { kind: state } = answer;
    const told =
      answer.kind === 'review'
        ? reviewFields(answer, reviewSince ?? now, now)
        : {
            reason: toStored(offers.reason, answer.reason),
            is_unsent: answer.kind === 'failed' && unsent.has(answer.reason),
          };
    return [{ ...common, place: 0, state, ...told, ...noPackage }];
  }
  return answer.offers.map((offer, place) => ({
    ...common,
    place,
    state: 'active',
    ...packageFields(offer, answer.coverageComing, sets),
  }));
}

export const settling = (rows: readonly object[], ids: readonly string[]) => ({
  name: 'offers-settle',
  text,
  values: [JSON.stringify(rows), ids],
});

const coveragesIn = ({ answer }: StoredAnswer) =>
  answer.kind === 'offers' ? answer.offers.map(({ coverages = [] }) => coverages) : [];

/** Writes down many answers with one commit. Gives for each the quotation that changed; undefined where nothing waited. */
export function answerStatement(
  connection: Pool | PoolClient,
  sets: CoverageSets,
): (batch: readonly StoredAnswer[]) => Promise<readonly (string | undefined)[]> {
  return async (batch) => {
    await sets.keep(batch.flatMap(coveragesIn));
    const told = batch.flatMap((answer) => rowsOf(answer, sets));
    const ids = batch.map(({ row }) => row.id);
    const { rows } = await connection.query<{ id: string; quotationId: string }>(settling(told, ids));
    const quotations = new Map(rows.map(({ id, quotationId }) => [id, quotationId]));
    return batch.map(({ row }, index) => {
      // Of several answers to one row in a batch the statement takes one; it counts for the first.
      const isFirst = batch.findIndex((other) => other.row.id === row.id) === index;
      return isFirst ? quotations.get(row.id) : undefined;
    });
  };
}
