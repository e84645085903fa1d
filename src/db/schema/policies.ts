import type { CancellationState, CancellationWay } from '#domain/policy/cancellation-state.ts';
import type { FindingKind } from '#domain/policy/reconcile.ts';
import type { RefundState } from '#domain/policy/refund-state.ts';
import type { CancelRequest, Refund } from '#ports/policies.ts';
import { bigint, date, integer, pgTable, text, timestamp, uuid } from '../drizzle-columns.ts';
import { sealedJson, sealedText } from '../sealing/columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const kurus = (name: string) => bigint(name, { mode: 'number' });

export const refunds = pgTable('refunds', {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  policyId: uuid('policy_id'),
  reason: text().$type<Refund['reason']>().notNull(),
  promised: kurus('promised').notNull(),
  insurerRefund: kurus('insurer_refund'),
  amount: kurus('amount'),
  byHand: kurus('by_hand').notNull().default(0),
  state: text().$type<RefundState>().notNull(),
  problem: sealedJson<unknown>('refunds', 'problem'),
  bankTransaction: text('bank_transaction'),
  visitor: text(),
  address: text(),
  takenUntil: moment('taken_until'),
  requestedAt: moment('requested_at').notNull(),
  insurerCancelledAt: moment('insurer_cancelled_at'),
  paidAt: moment('paid_at'),
});

export const cancelRequests = pgTable('cancel_requests', {
  id: uuid().primaryKey().defaultRandom(),
  policyId: uuid('policy_id').notNull(),
  reason: text().$type<CancelRequest['reason']>().notNull(),
  soldOn: date('sold_on'),
  note: sealedText('cancel_requests', 'note'),
  visitor: text().notNull(),
  address: text().notNull(),
  requestedAt: moment('requested_at').notNull(),
  state: text().$type<CancellationState>().notNull().default('requested'),
  way: text().$type<CancellationWay>(),
  attempts: integer().notNull().default(0),
  tryAt: moment('try_at').notNull(),
  forwardedAt: moment('forwarded_at'),
  answeredAt: moment('answered_at'),
  refund: kurus('refund'),
  refusal: sealedText('cancel_requests', 'refusal'),
  told: text().$type<CancellationState>(),
});

export const renewalLinks = pgTable('renewal_links', {
  policyId: uuid('policy_id').primaryKey(),
  digest: text().notNull(),
});

export const reconciliationFindings = pgTable('reconciliation_findings', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  kind: text().$type<FindingKind>().notNull(),
  foundAt: moment('found_at').notNull(),
  seenAt: moment('seen_at').notNull(),
  toldAt: moment('told_at'),
  facts: text(),
  closedAt: moment('closed_at'),
  closingReason: sealedText('reconciliation_findings', 'closing_reason'),
  resolvedAt: moment('resolved_at'),
});
