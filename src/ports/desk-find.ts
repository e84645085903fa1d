import type { ConsentAct, ConsentChannel, ConsentPurpose } from '#domain/account/consents.ts';
import type { MessagePurpose } from '#domain/account/message-purposes.ts';
import type { Day } from '#domain/dates.ts';
import type { CustomerClue } from '#domain/desk/customer-search.ts';
import type { TimelineKind } from '#domain/desk/timeline.ts';
import type { Identity } from '#domain/identity.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Kurus } from '#domain/money.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { CancelReason } from '#domain/policy/cancel-reasons.ts';
import type { CancellationState } from '#domain/policy/cancellation-state.ts';
import type { PolicyState } from '#domain/policy/policy-state.ts';
import type { RefundReason, RefundState } from '#domain/policy/refund-state.ts';
import type { OfferState } from '#domain/quote/offer-state.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { SupportStatus } from '#domain/support/status.ts';
import type { MessageRecord } from './message-ledger.ts';

/** A customer is a phone, named by its digest, which tells nothing of it. */
export type CustomerKey = string;

/** What is known of who has the phone, from the account or else from the newest records. */
export type CustomerHead = {
  readonly key: CustomerKey;
  readonly phone: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly identity: Identity | undefined;
  /** Since when there is an account whose phone this is and was proven to be. */
  readonly memberSince: Date | undefined;
  /** Members who did something under this phone and have another by now. */
  readonly movedTo: readonly CustomerKey[];
};

export type TimelineOffer = {
  readonly id: string;
  readonly insurer: string;
  readonly line: LineKey;
  readonly state: OfferState;
  readonly gross: Kurus | undefined;
  /** In the insurer's own words. */
  readonly reason: string | undefined;
};

type Entries = {
  readonly quotation: {
    readonly line: LineKey;
    readonly insured: Insured | undefined;
    readonly askedAt: Date | undefined;
    readonly offers: readonly TimelineOffer[];
    readonly isBought: boolean;
  };
  readonly order: {
    readonly reference: string;
    readonly state: OrderState;
    readonly gross: Kurus;
    readonly installmentCount: number;
    readonly lines: readonly LineKey[];
  };
  /** One step of an order. */
  readonly payment: {
    readonly reference: string;
    readonly action: string;
    /** Of steps that move money. */
    readonly amount: Kurus | undefined;
  };
  readonly policy: {
    readonly line: LineKey;
    readonly insurer: string;
    readonly policyNumber: string;
    readonly gross: Kurus;
    readonly start: Day;
    readonly end: Day;
    readonly state: PolicyState;
    readonly insured: Insured;
  };
  readonly document: { readonly key: string; readonly fileName: string; readonly policyId: string | undefined };
  readonly refund: {
    readonly reference: string;
    readonly reason: RefundReason;
    readonly state: RefundState;
    readonly promised: Kurus;
    readonly amount: Kurus | undefined;
    readonly byHand: Kurus;
    readonly paidAt: Date | undefined;
  };
  readonly cancellation: {
    readonly reason: CancelReason;
    readonly state: CancellationState;
    readonly line: LineKey;
    readonly insurer: string;
    readonly note: string | undefined;
  };
  readonly consent: {
    readonly purpose: ConsentPurpose;
    readonly channel: ConsentChannel;
    readonly granted: boolean;
    readonly textVersion: string;
    readonly act: ConsentAct;
  };
  readonly message: {
    readonly channel: MessageRecord['channel'];
    readonly purpose: MessagePurpose;
    readonly state: MessageRecord['state'];
    readonly recipient: string;
  };
  readonly support: {
    readonly number: string;
    readonly typeId: number;
    readonly status: SupportStatus;
    readonly subject: string;
    readonly lastMessageAt: Date;
  };
};

/** Something that happened, under the number of its row. */
export type TimelineEntry = {
  [Kind in TimelineKind]: { readonly kind: Kind; readonly at: Date; readonly id: string } & Entries[Kind];
}[TimelineKind];

export type EntryOf<Kind extends TimelineKind> = Extract<TimelineEntry, { kind: Kind }>;

export type TimelineQuery = {
  /** All kinds where none is wanted. */
  readonly kind: TimelineKind | undefined;
  readonly skip: number;
  readonly most: number;
};

export type DeskCustomers = {
  /** Whom any of these leads to, the newest first. */
  find(clues: readonly CustomerClue[], most: number): Promise<readonly CustomerKey[]>;
  /** Undefined where nothing is known under that digest. */
  head(customer: CustomerKey): Promise<CustomerHead | undefined>;
  /** All that is the phone's or its account's, the newest first. */
  timeline(customer: Pick<CustomerHead, 'key' | 'phone'>, query: TimelineQuery): Promise<readonly TimelineEntry[]>;
};
