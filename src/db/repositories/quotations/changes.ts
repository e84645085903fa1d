import type { LineKey } from '#domain/lines.ts';
import type { DocumentsState } from '#domain/quote/documents-state.ts';
import type { OfferChanges, OfferRow, Quotations } from '#ports/quotations.ts';
import type { Database } from '../../database.ts';
import { offers } from '../../schema/quotations.ts';
import { fromStored } from '../../sealing/stored.ts';
import { combining } from './combining.ts';

type SealedKey = 'reason' | 'wantedDocuments' | 'warnings' | 'personPrices';
type Offer = Omit<
  typeof offers.$inferSelect,
  | SealedKey
  | 'createdAt'
  | 'takenBy'
  | 'askedAt'
  | 'questionDigest'
  | 'reviewReference'
  | 'reviewSince'
  | 'askReviewAt'
  | 'wish'
>;
type Row = { readonly [Key in keyof Offer as `o_${Key}`]: Offer[Key] | null } & {
  readonly [Key in SealedKey as `o_${Key}`]: string | null;
} & {
  /** Of those who asked together, whom a row answers; from one. */
  readonly at: string;
  readonly o_bought: boolean;
  readonly o_documentsState: Exclude<DocumentsState, 'wanted'> | null;
  readonly round: number;
  readonly revision: string;
  readonly line: LineKey;
  readonly closesAt: Date;
  readonly total: string;
  readonly waitingMain: string;
  readonly waiting: string;
  readonly coming: string;
  readonly full: boolean;
};

/**
 * One statement is one moment: the counts, the place in history and the rows of a quotation agree. It reads for many who
 * wait, each from a place of their own; `offset 0` has each quotation's offers looked up, however few the planner expects.
 */
const text = `
  select a.at, q.round, q.revision, q.line, q.closes_at as "closesAt", c.total, c.waiting_main as "waitingMain", c.waiting,
    c.coming, (a.round is null or a.round <> q.round or a.revision > q.revision) as "full",
    o.id as "o_id", o.line as "o_line", o.insurer as "o_insurer", o.reference as "o_reference", o.state as "o_state",
    o.reason as "o_reason", o.wanted_documents as "o_wantedDocuments",
    (select h.state from review_handovers h where o.state = 'review' and h.offer_id = o.id and h.attempt = o.attempt
      and h.wish = o.wish) as "o_documentsState", o.attempt as "o_attempt", o.package_id as "o_packageId", o.package_code as "o_packageCode",
    o.package_name as "o_packageName", o.proposal_number as "o_proposalNumber", o.net as "o_net", o.gross as "o_gross",
    o.installments as "o_installments", o.valid_until as "o_validUntil", o.coverage_state as "o_coverageState",
    o.coverages as "o_coverages", o.warnings as "o_warnings",
    exists (select from order_items i where i.offer_id = o.id and i.state = 'issued') as "o_bought",
    o.person_prices as "o_personPrices", o.foreign_price as "o_foreignPrice"
  from unnest($1::uuid[], $2::int[], $3::bigint[]) with ordinality as a(id, round, revision, at)
    join quotations q on q.id = a.id and q.asked_at is not null
    cross join lateral (
      select count(distinct insurer) filter (where n.line = q.line) as total,
        count(distinct insurer) filter (where n.line = q.line and n.state = 'waiting') as waiting_main,
        count(*) filter (where n.state = 'waiting') as waiting,
        count(*) filter (where n.state = 'active' and n.coverage_state = 'coming') as coming
      from offers n where n.quotation_id = q.id and n.superseded_at is null
    ) c
    left join lateral (
      select * from offers n
      where n.quotation_id = q.id and n.superseded_at is null
        and (a.round is null or a.round <> q.round or a.revision > q.revision or n.revision > a.revision)
      offset 0
    ) o on true
  order by a.at, o.created_at, o.id`;

/** A column of a row that is there; bigint columns come as text. */
function told<Value>(value: Value | null): Value {
  if (value === null) throw new Error('An offer lacks a column that its state demands');
  return value;
}

function priceOf(row: Row): OfferRow['offer'] {
  if (row.o_gross === null) return undefined;
  return {
    packageId: told(row.o_packageId),
    packageCode: told(row.o_packageCode),
    packageName: told(row.o_packageName),
    proposalNumber: told(row.o_proposalNumber),
    net: Number(told(row.o_net)),
    gross: Number(row.o_gross),
    installments: told(row.o_installments),
    validUntil: told(row.o_validUntil),
    coverageState: told(row.o_coverageState),
    coverages: told(row.o_coverages),
    warnings: row.o_warnings === null ? [] : fromStored(offers.warnings, row.o_warnings),
    personPrices: row.o_personPrices === null ? [] : fromStored(offers.personPrices, row.o_personPrices),
    foreignPrice: row.o_foreignPrice ?? undefined,
  };
}

function offerRow(quotationId: string, row: Row): OfferRow[] {
  if (row.o_id === null) return [];
  return [
    {
      id: row.o_id,
      quotationId,
      line: told(row.o_line),
      insurer: told(row.o_insurer),
      reference: told(row.o_reference),
      state: told(row.o_state),
      reason: row.o_reason === null ? undefined : fromStored(offers.reason, row.o_reason),
      wantedDocuments: row.o_wantedDocuments === null ? [] : fromStored(offers.wantedDocuments, row.o_wantedDocuments),
      documentsState: row.o_documentsState ?? undefined,
      attempt: told(row.o_attempt),
      bought: row.o_bought,
      offer: priceOf(row),
    },
  ];
}

function changesOf(id: string, rows: readonly Row[]): OfferChanges | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const { round, line, closesAt, full } = first;
  const total = Number(first.total);
  return {
    round,
    revision: Number(first.revision),
    full,
    line,
    closesAt,
    total,
    answered: total - Number(first.waitingMain),
    waiting: Number(first.waiting),
    coveragesComing: Number(first.coming),
    rows: rows.flatMap((row) => offerRow(id, row)),
  };
}

type Place = { readonly id: string; readonly after: Parameters<Quotations['changes']>[1] };

export const reading = (places: readonly Place[]) => ({
  name: 'offer-changes',
  text,
  values: [
    places.map(({ id }) => id),
    places.map(({ after }) => after?.round ?? null),
    places.map(({ after }) => after?.revision ?? 0),
  ],
});

/** What changed in quotations after a place in the history of each. */
export function offerChanges({ $client: pool }: Database): Quotations['changes'] {
  const read = combining(async (places: readonly Place[]) => {
    const { rows } = await pool.query<Row>(reading(places));
    const rowsAt = Map.groupBy(rows, ({ at }) => Number(at) - 1);
    return places.map(({ id }, at) => changesOf(id, rowsAt.get(at) ?? []));
  });
  return (id, after) => read({ id, after });
}
