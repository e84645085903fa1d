import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Campaign } from '#domain/marketing.ts';
import type { Kurus } from '#domain/money.ts';
import type { ItemRefusal, OrderReason } from '#domain/order/order-reason.ts';
import type { OrderAction, OrderState } from '#domain/order/order-state.ts';
import type { ExistingCover, SameRiskReason } from '#domain/policy/same-risk.ts';
import type { ForeignPrice } from '#domain/quote/foreign-price.ts';
import type { AgreedPersonPrice } from '#domain/quote/price-parts.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { Person } from './insurer.ts';

export type OrderItem = {
  readonly id: string;
  readonly offerId: string;
  readonly line: LineKey;
  readonly insurer: string;
  readonly proposalNumber: string;
  readonly packageName: string;
  readonly net: Kurus;
  /** Total of the chosen plan. */
  readonly gross: Kurus;
  readonly installmentCount: number;
  /** What the sum is made of, as it was agreed. */
  readonly personPrices: readonly AgreedPersonPrice[];
  readonly foreignPrice: ForeignPrice | undefined;
  readonly start: Day;
  readonly end: Day;
  /** released: its order came to nothing, so the offer may be bought anew. */
  readonly state: 'pending' | 'issued' | 'refused' | 'released';
  readonly reason: ItemRefusal | undefined;
  readonly policyNumber: string | undefined;
};

export type NewOrder = {
  /** Ours at the bank and, with the item's number, at the insurers. */
  readonly reference: string;
  readonly quotationId: string;
  readonly accountId: string | undefined;
  readonly visitor: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly customer: Person;
  readonly insured: Insured;
  readonly provider: string;
  readonly gross: Kurus;
  readonly installmentCount: number;
  /** The main line first. */
  readonly items: readonly Omit<OrderItem, 'id' | 'state' | 'reason' | 'policyNumber'>[];
  /** The advertisement that brought the buyer. */
  readonly campaign?: Campaign | undefined;
  readonly acceptances: readonly { readonly documentKey: string; readonly textHash: string }[];
  /** Why the same is insured a second time, where it is. */
  readonly sameRiskReason?: SameRiskReason | undefined;
};

/** A policy about the same thing, or an order that may come to one. */
export type OrderedCover = ExistingCover & {
  readonly orderId: string;
  readonly orderReference: string;
  readonly quotationId: string;
  readonly proposalNumber: string;
  readonly offerId: string;
  readonly visitor: string;
  readonly insurer: string;
  readonly policy: { readonly id: string; readonly number: string } | undefined;
};

export type StandsInTheWay = (cover: OrderedCover) => boolean;

export type Order = Omit<NewOrder, 'items' | 'acceptances' | 'campaign'> & {
  readonly id: string;
  readonly state: OrderState;
  /** Why it was declined, voided or needs attention. */
  readonly reason: OrderReason | undefined;
  readonly sealedProof: string | undefined;
  readonly bankTransaction: string | undefined;
  readonly captured: Kurus | undefined;
  readonly refunded: Kurus;
  readonly version: number;
  readonly items: readonly OrderItem[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** What an action changes besides the state. */
export type OrderChanges = {
  readonly reason?: OrderReason;
  readonly bankTransaction?: string;
  readonly captured?: Kurus;
  readonly refunded?: Kurus;
};

export type ItemChange = { readonly id: string; readonly state: OrderItem['state'] } & (
  | { readonly state: 'issued'; readonly policyNumber: string }
  | { readonly state: 'refused'; readonly reason: ItemRefusal }
);

export type OpenedOrder =
  | { readonly kind: 'opened'; readonly order: Order }
  /** One of the offers belongs to another order that is under way or done. */
  | { readonly kind: 'taken'; readonly order: Order }
  /** What it insures is insured, or about to be, in a way that stands in its way. */
  | { readonly kind: 'sameRisk'; readonly covers: readonly OrderedCover[] }
  /** There is no such quotation, offer or account any more. */
  | { readonly kind: 'gone' };

export type Orders = {
  /**
   * Of orders about the same thing that are opened at once, each sees those before it: what stands in its way is asked of
   * every cover but those of its own offers.
   */
  open(order: NewOrder, now: Date, standsInTheWay?: StandsInTheWay): Promise<OpenedOrder>;
  /** What insures one of these things after a day, or may come to do so. */
  covers(
    about: Pick<Order, 'insured' | 'quotationId'>,
    when: { readonly after: Day; readonly now: Date },
  ): Promise<readonly OrderedCover[]>;
  /** The order that has one of these offers and is under way or done. */
  buyer(offerIds: readonly string[]): Promise<Order | undefined>;
  find(reference: string): Promise<Order | undefined>;
  read(id: string): Promise<Order>;
  /** Policies of an order by the item they were issued for. */
  policyIds(order: Pick<Order, 'id'>): Promise<ReadonlyMap<string, string>>;
  /** Orders of a quotation, the newest first. */
  ofQuotation(quotationId: string): Promise<readonly Order[]>;
  /**
   * Takes a legal action on an order that nobody changed meanwhile, and writes it into its history. Undefined when
   * somebody did.
   */
  act(order: Order, action: OrderAction, changes: OrderChanges, now: Date): Promise<Order | undefined>;
  /** Keeps what an insurer said of one item, before the next one is asked. Undefined when the order was changed meanwhile. */
  keepItem(order: Order, item: ItemChange, now: Date): Promise<Order | undefined>;
  /** Notes that an insurer is about to be asked to issue an item. False when it was asked before, or the order was changed. */
  markIssueAsked(order: Order, itemId: string, now: Date): Promise<boolean>;
  /** Takes the note back, where it turns out that nothing was sent. */
  unmarkIssueAsked(order: Pick<Order, 'id'>, itemId: string): Promise<void>;
  /**
   * Another address for an order and its policies; documents that were sent are sent there too. Undefined when the order
   * was changed meanwhile.
   */
  correctEmail(order: Order, email: string, now: Date): Promise<Order | undefined>;
  /**
   * Keeps the proof the bank's return brought, once; from then on the order counts as paid. Of orders about the same thing
   * that come to be paid at once each sees those before it, and one in whose way they stand is refused instead.
   */
  keepProof(order: Order, sealedProof: string, now: Date, standsInTheWay?: StandsInTheWay): Promise<Order | undefined>;
  /** The same for an order for which the bank holds the sum, proven by its own books, though nobody brought the proof. */
  authoriseUnproven(order: Order, now: Date, standsInTheWay?: StandsInTheWay): Promise<Order | undefined>;
  /**
   * Orders with something to do that no other living worker has taken. The worker names those it has in hand: what else
   * stands under its name it took without hearing of it, or could not put back.
   */
  claim(worker: string, look: { most: number; inHand: readonly string[] }): Promise<readonly Order[]>;
  /** The same for one order that the worker does not have in hand, whenever it is due. */
  claimOne(worker: string, reference: string): Promise<Order | undefined>;
  /** Lets an order rest for so long, or not at all when it was changed meanwhile. */
  putBack(order: Order, worker: string, restMs: number): Promise<void>;
};
