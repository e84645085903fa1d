import type { LineKey } from '#domain/lines.ts';
import type { DocumentsState } from '#domain/quote/documents-state.ts';
import type { OfferChanges, OfferRow, Quotations } from '#ports/quotations.ts';
import type { Database } from '../../database.ts';
import { offers } from '../../schema/quotations.ts';
import { fromStored } from '../../sealing/stored.ts';
import { combining } from './combining.ts';
import type { CoverageSets, CoveragesOf } from './coverage-sets.ts';

type SealedKey = 'reason' | 'wantedDocuments' | 'warnings' | 'personPrices';
type PlainKey =
  | 'id'
  | 'line'
  | 'insurer'
  | 'reference'
  | 'state'
  | 'attempt'
  | 'packageId'
  | 'packageCode'
  | 'packageName'
  | 'proposalNumber'
  | 'net'
  | 'gross'
  | 'installments'
  | 'coverageState'
  | 'coverageSet'
  | 'foreignPrice';

/** An offer as the statement tells it: sealed columns as they stand, moments as text. */
type ToldOffer = Pick<typeof offers.$inferSelect, PlainKey> & { readonly [Key in SealedKey]: string | null } & {
  readonly validUntil: string | null;
  readonly bought: boolean;
  readonly documentsState: Exclude<DocumentsState, 'wanted'> | null;
};

type Told = {
  /** Of those who asked together, whom it answers; from one. */
  readonly at: number;
  readonly round: number;
  readonly revision: number;
  readonly line: LineKey;
  readonly closesAt: string;
  readonly total: number;
  readonly waitingMain: number;
  readonly waiting: number;
  readonly coming: number;
  readonly full: boolean;
  readonly offers: readonly ToldOffer[];
};

const isFull = 'a.round is null or a.round <> q.round or a.revision > q.revision';

/**
 * One statement is one moment: the counts, the place in history and the rows of a quotation agree. It reads for many who
 * wait, each from a place of their own, and tells each of them one value: columns cost more to take apart than what is in
 * them.
 */
const text = `
  select json_build_object('at', a.at, 'round', q.round, 'revision', q.revision, 'line', q.line, 'closesAt', q.closes_at,
    'total', c.total, 'waitingMain', c.waiting_main, 'waiting', c.waiting, 'coming', c.coming, 'full', ${isFull},
    'offers', (
      select coalesce(json_agg(json_build_object('id', o.id, 'line', o.line, 'insurer', o.insurer,
        'reference', o.reference, 'state', o.state, 'reason', o.reason, 'wantedDocuments', o.wanted_documents,
        'documentsState', (select h.state from review_handovers h where o.state = 'review' and h.offer_id = o.id
          and h.attempt = o.attempt and h.wish = o.wish),
        'attempt', o.attempt, 'packageId', o.package_id, 'packageCode', o.package_code, 'packageName', o.package_name,
        'proposalNumber', o.proposal_number, 'net', o.net, 'gross', o.gross, 'installments', o.installments,
        'validUntil', o.valid_until, 'coverageState', o.coverage_state, 'coverageSet', o.coverage_set,
        'warnings', o.warnings, 'personPrices', o.person_prices, 'foreignPrice', o.foreign_price,
        'bought', exists (select from order_items i where i.offer_id = o.id and i.state = 'issued')
      ) order by o.created_at, o.id), '[]')
      from offers o
      where o.quotation_id = q.id and o.superseded_at is null and (${isFull} or o.revision > a.revision)
    )) as told
  from unnest($1::uuid[], $2::int[], $3::bigint[]) with ordinality as a(id, round, revision, at)
    join quotations q on q.id = a.id and q.asked_at is not null
    cross join lateral (
      select count(distinct insurer) filter (where n.line = q.line) as total,
        count(distinct insurer) filter (where n.line = q.line and n.state = 'waiting') as waiting_main,
        count(*) filter (where n.state = 'waiting') as waiting,
        count(*) filter (where n.state = 'active' and n.coverage_state = 'coming') as coming
      from offers n where n.quotation_id = q.id and n.superseded_at is null
    ) c`;

function there<Value>(value: Value | null): Value {
  if (value === null) throw new Error('An offer lacks a column that its price demands');
  return value;
}

function priceOf(offer: ToldOffer, coveragesOf: CoveragesOf): OfferRow['offer'] {
  if (offer.gross === null) return undefined;
  return {
    packageId: there(offer.packageId),
    packageCode: there(offer.packageCode),
    packageName: there(offer.packageName),
    proposalNumber: there(offer.proposalNumber),
    net: there(offer.net),
    gross: offer.gross,
    installments: there(offer.installments),
    validUntil: new Date(there(offer.validUntil)),
    coverageState: offer.coverageState,
    coverages: coveragesOf(offer.coverageSet),
    warnings: offer.warnings === null ? [] : fromStored(offers.warnings, offer.warnings),
    personPrices: offer.personPrices === null ? [] : fromStored(offers.personPrices, offer.personPrices),
    foreignPrice: offer.foreignPrice ?? undefined,
  };
}

function offerRow(quotationId: string, offer: ToldOffer, coveragesOf: CoveragesOf): OfferRow {
  const { id, line, insurer, reference, state, reason, wantedDocuments, documentsState, attempt, bought } = offer;
  return {
    id,
    quotationId,
    line,
    insurer,
    reference,
    state,
    reason: reason === null ? undefined : fromStored(offers.reason, reason),
    wantedDocuments: wantedDocuments === null ? [] : fromStored(offers.wantedDocuments, wantedDocuments),
    documentsState: documentsState ?? undefined,
    attempt,
    bought,
    offer: priceOf(offer, coveragesOf),
  };
}

function changesOf(id: string, told: Told, coveragesOf: CoveragesOf): OfferChanges {
  const { round, revision, full, line, total, waitingMain, waiting, coming } = told;
  return {
    round,
    revision,
    full,
    line,
    closesAt: new Date(told.closesAt),
    total,
    answered: total - waitingMain,
    waiting,
    coveragesComing: coming,
    rows: told.offers.map((offer) => offerRow(id, offer, coveragesOf)),
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
export function offerChanges({ $client: pool }: Database, sets: CoverageSets): Quotations['changes'] {
  const read = combining(async (places: readonly Place[]) => {
    const { rows } = await pool.query<{ readonly told: Told }>(reading(places));
    const coveragesOf = await sets.read(rows.flatMap(({ told }) => told.offers.map(({ coverageSet }) => coverageSet)));
    const toldAt = new Map(rows.map(({ told }) => [told.at, told]));
    return places.map(({ id }, index) => {
      const told = toldAt.get(index + 1);
      return told && changesOf(id, told, coveragesOf);
    });
  });
  return (id, after) => read({ id, after });
}
