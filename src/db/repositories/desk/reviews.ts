import type { DeskToday, ReviewRow } from '#ports/desk-today.ts';
import type { Database } from '../../database.ts';
import { offers } from '../../schema/quotations.ts';
import { fromStored } from '../../sealing/stored.ts';

const text = `
  select o.id as "offerId", o.quotation_id as "quotationId", o.insurer, o.line, o.review_since as since,
    o.wanted_documents as wanted, q.phone_index as customer,
    (select h.state from review_handovers h where h.offer_id = o.id and h.attempt = o.attempt and h.wish = o.wish)
      as "documentsState"
  from offers o join quotations q on q.id = o.quotation_id
  where o.state = 'review' and o.superseded_at is null
  order by o.review_since, o.id offset $1 limit $2`;

type Row = Omit<ReviewRow, 'wantedDocuments' | 'documentsState'> & {
  readonly wanted: string | null;
  readonly documentsState: Exclude<ReviewRow['documentsState'], 'wanted' | undefined> | null;
};

function reviewOf({ wanted, documentsState, ...row }: Row): ReviewRow {
  if (wanted === null) return { ...row, wantedDocuments: [], documentsState: undefined };
  const wantedDocuments = fromStored(offers.wantedDocuments, wanted);
  return { ...row, wantedDocuments, documentsState: documentsState ?? 'wanted' };
}

export function readReviews({ $client: pool }: Database): DeskToday['reviews'] {
  return async ({ skip, most }) => (await pool.query<Row>({ text, values: [skip, most] })).rows.map(reviewOf);
}
