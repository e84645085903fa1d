import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Kurus } from '#domain/money.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { FindingKind } from '#domain/policy/reconcile.ts';
import type { RefundReason, RefundState } from '#domain/policy/refund-state.ts';

export type Rows = { readonly skip: number; readonly most: number };

export type OrderSort = 'newest' | 'oldest' | 'highest' | 'lowest';

export type OrderQuery = {
  readonly state: OrderState | undefined;
  /** Of any of its items. */
  readonly line: LineKey | undefined;
  readonly insurer: string | undefined;
  /** Days in Istanbul on which it was opened, both among them. */
  readonly from: Day | undefined;
  readonly to: Day | undefined;
  readonly sort: OrderSort;
};

export type OrderRow = {
  readonly reference: string;
  readonly state: OrderState;
  readonly gross: Kurus;
  readonly createdAt: Date;
  readonly name: string;
  readonly surname: string;
  /** Of the main line. */
  readonly line: LineKey;
  readonly insurer: string;
  /** How many items there are. */
  readonly items: number;
};

export type OrderEvent = {
  readonly id: number;
  readonly at: Date;
  readonly action: string;
  readonly from: string;
  readonly to: string;
};

export type FindingRow = {
  readonly id: number;
  readonly reference: string;
  readonly state: OrderState;
  readonly gross: Kurus;
  readonly kind: FindingKind;
  readonly foundAt: Date;
};

export type RefundRow = {
  readonly id: string;
  readonly reference: string;
  readonly reason: RefundReason;
  readonly state: RefundState;
  readonly promised: Kurus;
  readonly amount: Kurus | undefined;
  readonly byHand: Kurus;
  readonly requestedAt: Date;
  readonly paidAt: Date | undefined;
};

export type RefundList = 'stopped' | 'underWay' | 'paid' | 'all';

/** What people of the agency read of orders. Lists come a page at a time. */
export type DeskOrders = {
  list(query: OrderQuery, rows: Rows): Promise<readonly OrderRow[]>;
  /** The oldest first. */
  events(orderId: string): Promise<readonly OrderEvent[]>;
  /** What waits for a person, the oldest first; of one order, or of all. */
  findings(orderId: string | undefined, rows: Rows): Promise<readonly FindingRow[]>;
  /** One that waits for a person. */
  finding(id: number): Promise<FindingRow | undefined>;
  /** What is not paid, the oldest first; the rest the newest first. */
  refunds(list: RefundList, rows: Rows): Promise<readonly RefundRow[]>;
};
