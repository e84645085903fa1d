import type { ApprovalDecision, ApprovalOutcome, MoneyWish } from '#domain/desk/money-acts.ts';
import type { OperatorRole } from '#domain/desk/operator.ts';
import type { DeskSubjectKind } from '#domain/desk/subjects.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { DeskEntry, DeskOutcome } from '#ports/operators.ts';
import { bigint, pgTable, text, timestamp, uuid } from '../drizzle-columns.ts';
import { sealedJson, sealedText } from '../sealing/columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const operators = pgTable('operators', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  totpSecret: sealedText('operators', 'totp_secret').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  roles: text().array().$type<readonly OperatorRole[]>().notNull(),
  createdAt: moment('created_at').notNull(),
  disabledAt: moment('disabled_at'),
});

export const operatorSessions = pgTable('operator_sessions', {
  tokenDigest: text('token_digest').primaryKey(),
  operatorId: uuid('operator_id').notNull(),
  startedAt: moment('started_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
  address: text().notNull(),
});

export const deskLog = pgTable('desk_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  operatorId: uuid('operator_id'),
  act: text().notNull(),
  subjectKind: text('subject_kind').$type<DeskSubjectKind>().notNull(),
  subject: text().notNull(),
  what: sealedJson<NonNullable<DeskEntry['what']>>('desk_log', 'what'),
  why: sealedText('desk_log', 'why'),
});

export const deskLogOutcomes = pgTable('desk_log_outcomes', {
  entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
  at: moment('at').notNull(),
  outcome: text().$type<DeskOutcome>().notNull(),
});

export const deskApprovals = pgTable('desk_approvals', {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  act: text().$type<MoneyWish['act']>().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  orderState: text('order_state').$type<OrderState>().notNull(),
  wish: sealedJson<MoneyWish>('desk_approvals', 'wish').notNull(),
  why: sealedText('desk_approvals', 'why').notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: moment('asked_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  decision: text().$type<ApprovalDecision>(),
  decidedBy: uuid('decided_by'),
  decidedAt: moment('decided_at'),
  decisionWhy: sealedText('desk_approvals', 'decision_why'),
  outcome: text().$type<ApprovalOutcome>(),
});
