import type { ClaimedRow } from '#ports/quotations.ts';
import { quotations } from '../../schema/quotations.ts';
import { fromStored } from '../../sealing/stored.ts';

/**
 * Whether no living worker has taken a row, by the database's clock. A value and not a join: of a row that changed under
 * the statement only values are looked at again. The worker $1 that asks lives, however late it says so: what it has taken
 * it does not take twice.
 */
export const free = `offers.taken_by is distinct from $1 and coalesce(
      (select w.alive_until from workers w where w.name = offers.taken_by), '-infinity'
    ) < now()`;

const ofQuotation = {
  customer: 'q.customer',
  answers: 'q.answers',
  risk: 'q.risk',
  insured: 'q.insured',
  insuredPeople: 'q.insured_people',
  start: 'q.start_on::text',
  end: 'q.end_on::text',
};

/**
 * Reads what a worker must know to ask insurers of the offers that a statement gives as `claimed`. Many are of one
 * quotation, whose own columns come with the first of them.
 */
export const readClaimed = (more: string): string => `
  select c.id, c.quotation_id as "quotationId", c.line, c.insurer, c.reference, c.attempt, ${more},
    ${Object.entries(ofQuotation)
      .map(([name, column]) => `case when c.nth = 1 then ${column} end as "${name}"`)
      .join(', ')}
  from (select *, row_number() over (partition by quotation_id) as nth from claimed) c
    join quotations q on q.id = c.quotation_id
  order by c.quotation_id, c.nth`;

type Asked = ClaimedRow['asked'];
type SealedAsked = { readonly [Key in 'customer' | 'answers' | 'risk' | 'insured' | 'insuredPeople']: string } & Pick<
  Asked,
  'start' | 'end'
>;
type Claimed = Pick<ClaimedRow, 'quotationId' | 'asked'>;

/** A claimed row as the statement gives it. */
export type Flat<Row extends Claimed> = Omit<Row, 'asked'> & SealedAsked;

function openAsked({ customer, answers, risk, insured, insuredPeople, start, end }: SealedAsked): Asked {
  return {
    customer: fromStored(quotations.customer, customer),
    answers: fromStored(quotations.answers, answers),
    risk: fromStored(quotations.risk, risk),
    insured: fromStored(quotations.insured, insured),
    insuredPeople: fromStored(quotations.insuredPeople, insuredPeople),
    start,
    end,
  };
}

export function claimedRows<Row extends Claimed>(claimed: readonly Flat<Row>[]) {
  const opened = new Map<string, Asked>();
  return claimed.map((flat) => {
    const { customer, answers, risk, insured, insuredPeople, start, end, ...row } = flat;
    const asked = opened.get(flat.quotationId) ?? openAsked(flat);
    opened.set(flat.quotationId, asked);
    return { ...row, asked };
  });
}
