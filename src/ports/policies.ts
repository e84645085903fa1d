import type { Day } from '#domain/dates.ts';
import type { Identity } from '#domain/identity.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Kurus } from '#domain/money.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { CancelReason } from '#domain/policy/cancel-reasons.ts';
import type { PolicyState } from '#domain/policy/policy-state.ts';
import type { FindingKind, OrderFacts } from '#domain/policy/reconcile.ts';
import type { RefundProblem } from '#domain/policy/refund-problem.ts';
import type { RefundReason, RefundState } from '#domain/policy/refund-state.ts';
import type { ForeignPrice } from '#domain/quote/foreign-price.ts';
import type { AgreedPersonPrice } from '#domain/quote/price-parts.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { Cancellations } from './cancellations.ts';
import type { Order } from './orders.ts';

/** A policy with the purchase it came from. */
export type Policy = {
  readonly id: string;
  readonly order: {
    readonly id: string;
    readonly reference: string;
    readonly state: OrderState;
    readonly quotationId: string;
    /** Who was logged in when it was paid. */
    readonly accountId: string | undefined;
  };
  readonly offerId: string;
  /** Its place in the purchase, the main line at zero. */
  readonly place: number;
  readonly line: LineKey;
  readonly insurer: string;
  readonly policyNumber: string;
  readonly packageName: string;
  readonly identity: Identity;
  readonly phone: string;
  readonly email: string;
  readonly insured: Insured;
  readonly net: Kurus;
  readonly gross: Kurus;
  readonly installmentCount: number;
  /** What the premium is made of, as it was agreed. */
  readonly personPrices: readonly AgreedPersonPrice[];
  readonly foreignPrice: ForeignPrice | undefined;
  readonly start: Day;
  readonly end: Day;
  readonly state: PolicyState;
  /** What came back. */
  readonly refund: Kurus | undefined;
  readonly createdAt: Date;
};

/** Who did something, as proof that it was done. */
export type Act = { readonly visitor: string; readonly address: string };

export type CancelRequest = {
  readonly reason: CancelReason;
  /** The notary's day of the sale. */
  readonly soldOn: Day | undefined;
  readonly note: string | undefined;
  readonly requestedAt: Date;
};

export type PolicyBook = {
  /** All policies for somebody's number, which is no proof of anybody; the newest first. */
  ofPerson(identityNumber: string): Promise<readonly Policy[]>;
  find(id: string): Promise<Policy | undefined>;
  /** Begins a withdrawal and has it carried out. False when the policy is not active any more: one of many wins. */
  withdraw(policyId: string, withdrawal: Act & { readonly promised: Kurus }, now: Date): Promise<boolean>;
  /** Its insurer ended the policy of an item that nobody paid for. False when none stood any more. */
  markCancelled(itemId: string, now: Date): Promise<boolean>;
  /** Asks for its end and has that handed on. False when the policy is not active any more. */
  requestCancel(policyId: string, request: Act & Omit<CancelRequest, 'requestedAt'>, now: Date): Promise<boolean>;
};

/** Money on its way back, of a policy or of an order that came to nothing. */
export type Refund = {
  readonly id: string;
  readonly policyId: string | undefined;
  readonly reason: RefundReason;
  readonly order: {
    readonly id: string;
    readonly reference: string;
    readonly provider: string;
    /** What had come back of this order before. */
    readonly refunded: Kurus;
  };
  /** What the person was told. */
  readonly promised: Kurus;
  readonly insurerRefund: Kurus | undefined;
  /** What is paid; known once the insurer has ended the policy. */
  readonly amount: Kurus | undefined;
  /** What the agency transferred by hand beside it, which is in no book of the bank's. */
  readonly byHand: Kurus;
  readonly state: RefundState;
  /** Why a person must look at it. */
  readonly problem: RefundProblem | undefined;
  /** Until when it is one process's own. */
  readonly heldUntil: Date | undefined;
  readonly requestedAt: Date;
  readonly insurerCancelledAt: Date | undefined;
  readonly paidAt: Date | undefined;
};

/** What the agency returns, and the policy that it has ended for it. */
export type AgencyRefund = { readonly amount: Kurus; readonly policyId: string | undefined };

/** Every step is written down from the state it was taken in; one that somebody else took meanwhile changes nothing. */
export type Refunds = {
  find(id: string): Promise<Refund | undefined>;
  ofPolicy(policyId: string): Promise<Refund | undefined>;
  /** The newest first. */
  ofOrder(orderId: string): Promise<readonly Refund[]>;
  /** Takes an open refund for a while; undefined while somebody has it, and once it is over. */
  claim(id: string, holdMs: number): Promise<Refund | undefined>;
  /** Holds on to it, for so long from now. False when it is somebody else's by now. */
  holdOn(refund: Refund, holdMs: number): Promise<boolean>;
  /** Gives it to whoever comes next; what is somebody else's by now stays theirs. */
  letGo(refund: Refund): Promise<void>;
  insurerCancelled(
    refund: Refund,
    told: { readonly insurerRefund: Kurus; readonly amount: Kurus },
    now: Date,
  ): Promise<void>;
  /** The bank is about to be asked. False while another refund of the order is. */
  beginPaying(refund: Refund): Promise<boolean>;
  /** The money is back: closes the refund, the policy and, when nothing is left of it, the order. */
  settle(refund: Refund, bankTransaction: string, now: Date): Promise<void>;
  flag(refund: Refund, problem: RefundProblem): Promise<void>;
  /** For an order that holds money although it came to nothing; once an order. False when it was opened before. */
  openForNothing(orderId: string, amount: Kurus, now: Date): Promise<boolean>;
  /**
   * By the agency's decision, of an order that nobody changed meanwhile; with the policy that ends for it, where one does.
   * changed: somebody did. policyOver: the policy is not active any more. moreThanKept: others hold the sum by now.
   */
  openByAgency(
    order: Order,
    wish: AgencyRefund,
    now: Date,
  ): Promise<'opened' | 'changed' | 'policyOver' | 'moreThanKept'>;
  /** Carries on one that stopped and was not paid. False when it is neither any more. */
  reopen(refund: Refund): Promise<boolean>;
  /** The agency transferred what was missing; closes the books as `settle` does. False when it was not missing any more. */
  settleByHand(
    refund: Refund,
    paid: { readonly amount: Kurus; readonly bankReference: string },
    now: Date,
  ): Promise<boolean>;
  /** Refunds nobody has in hand, the oldest first. */
  waiting(most: number): Promise<readonly string[]>;
};

export type RenewalQuery = {
  /** Up to which end a line is spoken of, and from which length on. */
  readonly windows: readonly { readonly line: LineKey; readonly until: Day; readonly longerThanDays: number }[];
  readonly today: Day;
  readonly after: string | undefined;
  readonly most: number;
};

export type Renewals = {
  /** Active policies about to end, not spoken of yet and not renewed with us, in the order of their ids. */
  due(query: RenewalQuery): Promise<readonly Policy[]>;
  keepLink(policyId: string, digest: string): Promise<void>;
  markReminded(policyId: string, now: Date): Promise<void>;
  findByLink(digest: string): Promise<Policy | undefined>;
};

export type PolicyOfItem = { readonly itemId: string; readonly policyId: string; readonly state: PolicyState };

export type Reconciliations = {
  /** References of orders whose books are to be compared now, the longest due first. */
  due(now: Date, most: number): Promise<readonly string[]>;
  /** How many are due, and for how long the one that waits longest. */
  backlog(now: Date): Promise<{ readonly count: number; readonly lateSeconds: number }>;
  policiesOf(orderId: string): Promise<readonly PolicyOfItem[]>;
  refundOf(orderId: string, now: Date): Promise<OrderFacts['refund']>;
  /** Items whose insurer was asked to issue and must not be asked again. */
  askedOnce(orderId: string): Promise<ReadonlySet<string>>;
  /** How often an order stopped. */
  flagsOf(orderId: string): Promise<number>;
  /**
   * Keeps what was found, and ends what is not found any more. Gives the kinds that are new: what a person closed is so only
   * once other facts were compared.
   */
  keep(order: Pick<Order, 'id' | 'version'>, found: Comparison): Promise<readonly FindingKind[]>;
  /** Keeps that an order could not be compared, once it was due for an hour. Gives the kinds that are new. */
  keepFault(reference: string, now: Date): Promise<readonly FindingKind[]>;
  openFindings(): Promise<number>;
  /** A person has seen to it, and says how. False when it is not open. */
  close(findingId: number, reason: string, now: Date): Promise<boolean>;
  /** Open findings that nobody was told of, the oldest first. */
  untold(most: number): Promise<readonly Finding[]>;
  markTold(findings: readonly Pick<Finding, 'id'>[], now: Date): Promise<void>;
};

/** What a person must look at. */
export type Finding = {
  readonly id: number;
  /** The order's. */
  readonly reference: string;
  readonly kind: FindingKind;
  readonly foundAt: Date;
};

/** What a comparison came to. */
export type Comparison = {
  readonly kinds: readonly FindingKind[];
  /** What was compared. Undefined where somebody could not be asked: what was found before stays open beside it. */
  readonly facts: string | undefined;
  readonly now: Date;
  /**
   * When to compare again, as long as something waits for a person and otherwise; undefined when there is nothing left to
   * compare. An order that changed meanwhile has its own.
   */
  readonly next: (isFound: boolean) => Date | undefined;
};

export type PolicyRepositories = {
  readonly policyBook: PolicyBook;
  readonly cancellations: Cancellations;
  readonly refunds: Refunds;
  readonly renewals: Renewals;
  readonly reconciliations: Reconciliations;
};
