import type { ClaimedRow } from '#ports/quotations.ts';
import { quotations } from '../../schema/quotations.ts';
import { fromStored } from '../../sealing/stored.ts';

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

type Asked = ClaimedRow['asked'];
type SealedAsked = { readonly [Key in 'customer' | 'answers' | 'risk' | 'insured' | 'insuredPeople']: string } & Pick<
  Asked,
  'start' | 'end' | 'closesAt'
>;
type Claimed = Pick<ClaimedRow, 'quotationId' | 'asked'>;

/** A claimed row as the statement gives it. */
export type Flat<Row extends Claimed> = Omit<Row, 'asked'> & SealedAsked;

function openAsked({ customer, answers, risk, insured, insuredPeople, start, end, closesAt }: SealedAsked): Asked {
  return {
    customer: fromStored(quotations.customer, customer),
    answers: fromStored(quotations.answers, answers),
    risk: fromStored(quotations.risk, risk),
    insured: fromStored(quotations.insured, insured),
    insuredPeople: fromStored(quotations.insuredPeople, insuredPeople),
    start,
    end,
    closesAt,
  };
}

/** Many rows are of one quotation, which is opened once. */
export function claimedRows<Row extends Claimed>(claimed: readonly Flat<Row>[]) {
  const opened = new Map<string, Asked>();
  return claimed.map((flat) => {
    const { customer, answers, risk, insured, insuredPeople, start, end, closesAt, ...row } = flat;
    const asked = opened.get(flat.quotationId) ?? openAsked(flat);
    opened.set(flat.quotationId, asked);
    return { ...row, asked };
  });
}
