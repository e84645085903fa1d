import type { Identity } from '#domain/identity.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Campaign } from '#domain/marketing.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { SameRiskReason } from '#domain/policy/same-risk.ts';
import type { ForeignPrice } from '#domain/quote/foreign-price.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { Person } from '#ports/insurer.ts';
import type { OrderItem } from '#ports/orders.ts';
import { bigint, date, integer, jsonb, pgTable, text, timestamp, uuid } from '../drizzle-columns.ts';
import { blindIndex, sealedJson, sealedText } from '../sealing/columns.ts';
import { emailIndex, identityIndex, insuredIndex, insuredThingsIndex } from '../sealing/person-indexes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const kurus = (name: string) => bigint(name, { mode: 'number' });

export const orders = pgTable('orders', {
  id: uuid().primaryKey().defaultRandom(),
  reference: text().notNull(),
  quotationId: uuid('quotation_id').notNull(),
  accountId: uuid('account_id'),
  visitor: text().notNull(),
  address: text().notNull(),
  phone: sealedText('orders', 'phone').notNull(),
  phoneIndex: blindIndex('orders', 'phone_index', 'phone').notNull(),
  email: sealedText('orders', 'email').notNull(),
  emailIndex: emailIndex('orders').notNull(),
  identityKind: text('identity_kind').$type<Identity['kind']>().notNull(),
  identityNumber: sealedText('orders', 'identity_number').notNull(),
  identityIndex: identityIndex('orders').notNull(),
  customer: sealedJson<Person>('orders', 'customer').notNull(),
  insured: sealedJson<Insured>('orders', 'insured').notNull(),
  insuredThingsIndex: insuredThingsIndex('orders').notNull(),
  sameRiskReason: text('same_risk_reason').$type<SameRiskReason>(),
  campaign: jsonb().$type<Campaign>(),
  provider: text().notNull(),
  gross: kurus('gross').notNull(),
  installmentCount: integer('installment_count').notNull(),
  state: text().$type<OrderState>().notNull(),
  reason: sealedJson<unknown>('orders', 'reason'),
  sealedProof: text('sealed_proof'),
  bankTransaction: text('bank_transaction'),
  captured: kurus('captured'),
  refunded: kurus('refunded').notNull().default(0),
  version: integer().notNull().default(1),
  takenBy: text('taken_by'),
  lookAt: moment('look_at').notNull(),
  compareAt: moment('compare_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const orderItems = pgTable('order_items', {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  place: integer().notNull(),
  offerId: uuid('offer_id').notNull(),
  line: text().$type<LineKey>().notNull(),
  insurer: text().notNull(),
  proposalNumber: text('proposal_number').notNull(),
  packageName: text('package_name').notNull(),
  net: kurus('net').notNull(),
  gross: kurus('gross').notNull(),
  installmentCount: integer('installment_count').notNull(),
  personPrices: sealedJson<OrderItem['personPrices']>('order_items', 'person_prices').notNull(),
  foreignPrice: jsonb('foreign_price').$type<ForeignPrice>(),
  start: date('start_on').notNull(),
  end: date('end_on').notNull(),
  state: text().$type<OrderItem['state']>().notNull(),
  reason: sealedJson<unknown>('order_items', 'reason'),
  policyNumber: text('policy_number'),
  issueAskedAt: moment('issue_asked_at'),
});

export const orderEvents = pgTable('order_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  at: moment('at').notNull(),
  action: text().notNull(),
  fromState: text('from_state').notNull(),
  toState: text('to_state').notNull(),
  detail: sealedJson<object>('order_events', 'detail').notNull(),
});

export const documentAcceptances = pgTable('document_acceptances', {
  orderId: uuid('order_id').notNull(),
  documentKey: text('document_key').notNull(),
  textHash: text('text_hash').notNull(),
  acceptedAt: moment('accepted_at').notNull(),
  visitor: text().notNull(),
  address: text().notNull(),
});

export const resultLinks = pgTable('result_links', {
  orderId: uuid('order_id').primaryKey(),
  tokenDigest: text('token_digest').notNull(),
  expiresAt: moment('expires_at').notNull(),
  openedBy: text('opened_by'),
});

export const policies = pgTable('policies', {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  orderItemId: uuid('order_item_id').notNull(),
  line: text().$type<LineKey>().notNull(),
  insurer: text().notNull(),
  policyNumber: text('policy_number').notNull(),
  packageName: text('package_name').notNull(),
  identityKind: text('identity_kind').$type<Identity['kind']>().notNull(),
  identityNumber: sealedText('policies', 'identity_number').notNull(),
  identityIndex: identityIndex('policies').notNull(),
  phone: sealedText('policies', 'phone').notNull(),
  phoneIndex: blindIndex('policies', 'phone_index', 'phone').notNull(),
  email: sealedText('policies', 'email').notNull(),
  insured: sealedJson<Insured>('policies', 'insured').notNull(),
  insuredIndex: insuredIndex('policies').notNull(),
  net: kurus('net').notNull(),
  gross: kurus('gross').notNull(),
  startOn: date('start_on').notNull(),
  endOn: date('end_on').notNull(),
  state: text().$type<'active' | 'withdrawing' | 'withdrawn' | 'cancelRequested' | 'cancelled'>().notNull(),
  stateChangedAt: moment('state_changed_at').notNull(),
  refund: kurus('refund'),
  remindedAt: moment('reminded_at'),
  createdAt: moment('created_at').notNull(),
});
