import type { ClaimedRow } from '#ports/quotations.ts';

/**
 * Whether no living worker has taken a row, at the moment $1. A value and not a join: of a row that changed under the
 * statement only values are looked at again.
 */
export const free = `coalesce(
      (select w.alive_until from workers w where w.name = offers.taken_by), '-infinity'
    ) < $1`;

/** What a worker must know of a row o of the quotation q to ask its insurer. */
export const claimedColumns = `o.id, o.quotation_id as "quotationId", o.line, o.insurer, o.reference, o.attempt,
    q.customer, q.answers, q.risk, q.insured, q.insured_people as "insuredPeople", q.start_on::text as start,
    q.end_on::text as end, q.closes_at as "closesAt"`;

type Claimed = Pick<ClaimedRow, 'asked'>;

/** A claimed row as the statement gives it. */
export type Flat<Row extends Claimed> = Omit<Row, 'asked'> & ClaimedRow['asked'];

export function claimedRow<Rest extends object>(claimed: Rest & ClaimedRow['asked']) {
  const { customer, answers, risk, insured, insuredPeople, start, end, closesAt, ...row } = claimed;
  return { ...row, asked: { customer, answers, risk, insured, insuredPeople, start, end, closesAt } };
}
