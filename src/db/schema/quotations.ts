import type { Identity } from '#domain/identity.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import type { LineKey, VariantKey } from '#domain/lines.ts';
import type { Campaign } from '#domain/marketing.ts';
import type { Coverage } from '#domain/quote/coverage.ts';
import type { ForeignPrice } from '#domain/quote/foreign-price.ts';
import type { OfferState } from '#domain/quote/offer-state.ts';
import type { PersonPrice } from '#domain/quote/person-price.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { Risk } from '#domain/risks/risk.ts';
import type { Found } from '#ports/found.ts';
import type { InsurerOffer, Person } from '#ports/insurer.ts';
import type { Answers } from '#ports/quotations.ts';
import { bigint, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from '../drizzle-columns.ts';
import { blindIndex, sealedJson, sealedText } from '../sealing/columns.ts';
import { identityIndex, insuredIndex } from '../sealing/person-indexes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const quotations = pgTable('quotations', {
  id: uuid().primaryKey().defaultRandom(),
  line: text().$type<LineKey>().notNull(),
  variant: text().$type<VariantKey>(),
  phone: sealedText('quotations', 'phone').notNull(),
  phoneIndex: blindIndex('quotations', 'phone_index', 'phone').notNull(),
  identityKind: text('identity_kind').$type<Identity['kind']>().notNull(),
  identityNumber: sealedText('quotations', 'identity_number').notNull(),
  identityIndex: identityIndex('quotations').notNull(),
  customer: sealedJson<Person>('quotations', 'customer').notNull(),
  referenceCode: sealedText('quotations', 'reference_code'),
  campaign: jsonb().$type<Campaign>(),
  found: sealedJson<Found>('quotations', 'found').notNull(),
  answers: sealedJson<Answers>('quotations', 'answers'),
  risk: sealedJson<Risk>('quotations', 'risk'),
  insured: sealedJson<Insured>('quotations', 'insured'),
  insuredIndex: insuredIndex('quotations'),
  insuredPeople: sealedJson<readonly InsuredPerson[]>('quotations', 'insured_people')
    .notNull()
    .$defaultFn(() => []),
  startOn: date('start_on'),
  endOn: date('end_on'),
  round: integer().notNull().default(0),
  revision: bigint({ mode: 'number' }).notNull().default(0),
  shareDigest: text('share_digest'),
  ownDigest: text('own_digest'),
  createdAt: moment('created_at').notNull(),
  askedAt: moment('asked_at'),
  /** As people are told. */
  closesAt: moment('closes_at'),
  /** The same by the database's clock. */
  waitsUntil: moment('waits_until'),
});

export const quotationVisitors = pgTable(
  'quotation_visitors',
  {
    quotationId: uuid('quotation_id').notNull(),
    visitor: text().notNull(),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quotationId, table.visitor] })],
);

/** What prices cover, each list once. */
export const coverageSets = pgTable('coverage_sets', {
  /** A digest of the list. Lists from before there was this table have one of another kind. */
  id: uuid().primaryKey(),
  coverages: jsonb().$type<readonly Coverage[]>().notNull(),
  usedAt: moment('used_at').notNull().defaultNow(),
});

export const offers = pgTable('offers', {
  id: uuid().primaryKey().defaultRandom(),
  quotationId: uuid('quotation_id').notNull(),
  line: text().$type<LineKey>().notNull(),
  insurer: text().notNull(),
  reference: uuid().notNull().defaultRandom(),
  questionDigest: text('question_digest').notNull(),
  state: text().$type<OfferState>().notNull(),
  reason: sealedText('offers', 'reason'),
  wantedDocuments: sealedJson<readonly string[]>('offers', 'wanted_documents'),
  /** The same for the same wanted documents, which it tells nothing of. */
  wish: text(),
  reviewReference: text('review_reference'),
  reviewSince: moment('review_since'),
  askReviewAt: moment('ask_review_at'),
  attempt: integer().notNull().default(1),
  revision: bigint({ mode: 'number' }).notNull(),
  takenBy: text('taken_by'),
  askedAt: moment('asked_at'),
  answeredAt: moment('answered_at'),
  supersededAt: moment('superseded_at'),
  packageId: uuid('package_id'),
  packageCode: text('package_code'),
  packageName: text('package_name'),
  proposalNumber: text('proposal_number'),
  net: bigint({ mode: 'number' }),
  gross: bigint({ mode: 'number' }),
  installments: jsonb().$type<InsurerOffer['installments']>(),
  validUntil: moment('valid_until'),
  coverageState: text('coverage_state').$type<'told' | 'coming' | 'untold'>().notNull().default('untold'),
  /** Names one of `coverage_sets`; null where nothing is covered or told. */
  coverageSet: uuid('coverage_set'),
  warnings: sealedJson<readonly string[]>('offers', 'warnings'),
  personPrices: sealedJson<readonly PersonPrice[]>('offers', 'person_prices'),
  foreignPrice: jsonb('foreign_price').$type<ForeignPrice>(),
  priceCheckedAt: moment('price_checked_at'),
  /** Since when somebody asks whether the price holds. */
  priceAskedAt: moment('price_asked_at'),
  createdAt: moment('created_at').notNull(),
});
