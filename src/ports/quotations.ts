import type { Day } from '#domain/dates.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import type { LineKey, VariantKey } from '#domain/lines.ts';
import type { Campaign } from '#domain/marketing.ts';
import type { Kurus } from '#domain/money.ts';
import type { Coverage } from '#domain/quote/coverage.ts';
import type { DocumentsState } from '#domain/quote/documents-state.ts';
import type { OfferState } from '#domain/quote/offer-state.ts';
import type { SeenPrices } from '#domain/quote/price-range.ts';
import type { AnswerCounts } from '#domain/quote/quotation-stage.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { Risk } from '#domain/risks/risk.ts';
import type { Found } from './found.ts';
import type { FailureReason, InsurerOffer, Person, Refused, UnderReview } from './insurer.ts';

/** What was sent with the last update, in wire form. */
export type Answers = Readonly<Record<string, unknown>>;

export type NewQuotation = {
  readonly line: LineKey;
  readonly variant: VariantKey | undefined;
  readonly visitor: string;
  readonly phone: string;
  readonly customer: Person;
  /** Who sent the customer, as they wrote it. */
  readonly referenceCode?: string | undefined;
  /** The advertisement that brought them. */
  readonly campaign?: Campaign | undefined;
  readonly found: Found;
};

/** What all insurers are asked. */
export type Asked = {
  readonly customer: Person;
  readonly answers: Answers;
  readonly risk: Risk;
  /** What is insured, in words. */
  readonly insured: Insured;
  /** Who is covered, where the line covers people. */
  readonly insuredPeople: readonly InsuredPerson[];
  readonly start: Day;
  readonly end: Day;
};

export type Quotation = Omit<NewQuotation, 'visitor'> & {
  readonly id: string;
  readonly createdAt: Date;
  /** What its questions begin with, until they are answered. */
  readonly prefilled?: Answers | undefined;
  /** Undefined until the panel is asked. */
  readonly asked: (Asked & { readonly askedAt: Date; readonly closesAt: Date }) | undefined;
};

/** One line at one insurer. The digest changes with whatever that question tells. */
export type Question = { readonly line: LineKey; readonly insurer: string; readonly digest: string };

/** Why a row has no price although the insurer did not decline. */
export type RowFailure = FailureReason | 'interrupted' | 'unanswered' | 'undeclared';

export type OfferRow = {
  readonly id: string;
  readonly quotationId: string;
  readonly line: LineKey;
  readonly insurer: string;
  /** The same for every repetition of the question. */
  readonly reference: string;
  readonly state: OfferState;
  /** The insurer's sentence when declined or under review, a RowFailure when failed. */
  readonly reason: string | undefined;
  /** What the insurer wants to see while it looks. */
  readonly wantedDocuments: readonly string[];
  /** What became of them; undefined until any are sent. */
  readonly documentsState?: Exclude<DocumentsState, 'wanted'> | undefined;
  readonly attempt: number;
  /** Whether a policy came of it. */
  readonly bought?: boolean;
  readonly offer:
    | (Omit<InsurerOffer, 'coverages'> & {
        readonly packageId: string;
        readonly coverageState: 'told' | 'coming' | 'untold';
        readonly coverages: readonly Coverage[];
      })
    | undefined;
};

/** An offer, and the digest of the question it answers. */
export type AskedOffer = OfferRow & Pick<Question, 'digest'>;

/** A waiting row taken for asking, with all that is asked. */
export type ClaimedRow = {
  readonly id: string;
  readonly quotationId: string;
  readonly line: LineKey;
  readonly insurer: string;
  readonly reference: string;
  /** Of the question it was stored for. */
  readonly digest: string;
  readonly attempt: number;
  /** When it was asked before by a process that is gone. */
  readonly askedBefore: boolean;
  readonly asked: Asked;
  /** How long its answer is waited for, from when it was taken; by the database's clock, which all processes share. */
  readonly leftMs: number;
};

/** An insurer's own number of an offer. */
export type Proposal = {
  readonly quotationId: string;
  readonly insurer: string;
  readonly proposalNumber: string;
};

export type RowAnswer =
  | { readonly kind: 'offers'; readonly offers: readonly InsurerOffer[]; readonly coverageComing: boolean }
  | Refused
  | UnderReview
  | { readonly kind: 'failed'; readonly reason: RowFailure };

/** Rows of a quotation that changed after a place in its history. */
export type OfferChanges = {
  readonly round: number;
  readonly revision: number;
  /** Whether these replace all that was told before. */
  readonly full: boolean;
  readonly line: LineKey;
  readonly closesAt: Date;
  readonly answered: number;
  readonly total: number;
  readonly waiting: number;
  /** Prices whose coverages are still asked for. */
  readonly coveragesComing: number;
  readonly rows: readonly OfferRow[];
};

/** Whose quotations they are: a phone that an account has proven, and the number of its holder. */
export type QuotationOwner = { readonly phone: string; readonly nationalNumber: string };

/** A quotation whose panel was asked, with what came of it. */
export type QuotationSummary = {
  readonly id: string;
  readonly line: LineKey;
  readonly variant: VariantKey | undefined;
  readonly insured: Insured;
  readonly askedAt: Date;
  readonly start: Day;
  readonly counts: AnswerCounts;
  /** Of the prices that hold. */
  readonly lowest: Kurus | undefined;
  readonly validUntil: Date | undefined;
  /** Whether an insurer wants papers that nobody has sent, or that did not arrive. */
  readonly documentsWanted: boolean;
};

/** What a quotation whose panel was asked is about, as insurers were asked and in words. */
export type OwnRisk = { readonly risk: Risk; readonly insured: Insured };

/** Kinds of work, and whether there is any of each. */
export type PendingWork = Readonly<Record<'rows' | 'coverages' | 'reviews' | 'overdue', boolean>>;
/** How old an answer may be, and how long a turn lasts; both by the clock of the database, which all processes share. */
export type PriceCheckPace = { readonly freshMs: number; readonly turnMs: number };
/** Whether somebody asks, an answer is fresh, or neither. */
export type PriceCheckStanding = 'asked' | 'checked' | 'unchecked';

/** Quotations and the answers to them. Every change of rows is told to the broker with its commit. */
export type Quotations = {
  open(quotation: NewQuotation, now: Date): Promise<string>;
  /** Looks again for a quotation whose panel was not asked yet. False when it was, or is not the visitor's. */
  reopen(id: string, quotation: NewQuotation): Promise<boolean>;
  /** Keeps what the questions of a quotation begin with, as long as its panel was not asked. */
  prefill(id: string, answers: Answers): Promise<void>;
  /** A quotation whoever asks: for work that speaks for no visitor. */
  read(id: string): Promise<Quotation | undefined>;
  /** Undefined for who neither opened it nor proved its phone. */
  find(id: string, visitor: string): Promise<Quotation | undefined>;
  /** Undefined for every quotation of somebody else. */
  findOwn(id: string, owner: QuotationOwner): Promise<Quotation | undefined>;
  /** The newest first. Only these insurers count, since nothing is sold of the others. */
  ownSummaries(
    owner: QuotationOwner,
    view: { readonly insurers: readonly string[]; readonly now: Date; readonly most: number },
  ): Promise<readonly QuotationSummary[]>;
  /** The same of all that was asked with a phone since then, whoever it was for. */
  summariesOfPhone(
    phone: string,
    view: {
      readonly insurers: readonly string[];
      readonly now: Date;
      readonly most: number;
      readonly since: Date;
    },
  ): Promise<readonly QuotationSummary[]>;

  /** What was to be insured, the last asked first. */
  ownRisks(owner: QuotationOwner, most: number): Promise<readonly OwnRisk[]>;

  /**
   * Stores what is asked and a waiting row per question; rows whose question is unchanged stay as they are. Answers are waited
   * for as long as the window is open.
   */
  ask(id: string, asked: Asked, panel: { questions: readonly Question[]; now: Date; windowMs: number }): Promise<void>;
  /** Sets what failed or ran out at an insurer to waiting again. False when nothing did. */
  askAgain(id: string, again: { insurer: string; line: LineKey; now: Date; windowMs: number }): Promise<boolean>;
  changes(id: string, after: { round: number; revision: number } | undefined): Promise<OfferChanges | undefined>;

  /** What there is to do for a worker; now is for prices that run out. */
  pending(worker: string, now: Date): Promise<PendingWork>;
  /** Takes rows that wait and that no living worker has taken. */
  claim(worker: string, most: number): Promise<readonly ClaimedRow[]>;
  /** Prices whose coverages are still to be asked for, because the process that was about to is gone. */
  claimCoverages(worker: string, most: number): Promise<readonly Proposal[]>;
  /** What a worker took is its own until then. */
  stayAlive(worker: string, aliveMs: number): Promise<void>;
  leave(worker: string): Promise<void>;
  /** False when the row no longer waits for this attempt: its answer came another way. */
  answer(row: Pick<ClaimedRow, 'id' | 'attempt'>, answer: RowAnswer, now: Date): Promise<boolean>;
  /** Undefined when the insurer would not tell. */
  tellCoverages(proposal: Proposal, told: readonly Coverage[] | undefined): Promise<void>;
  /** Fails what still waits in quotations whose window is closed, and expires offers that ran out by then. */
  closeOverdue(now: Date): Promise<void>;

  /** Offers by their ids, each with the quotation it belongs to. */
  offers(ids: readonly string[]): Promise<readonly AskedOffer[]>;
  /** What the offers of a line have cost since then; undefined where there was none. */
  seenPrices(line: LineKey, since: Date): Promise<SeenPrices | undefined>;
  /** What an insurer now offers in place of an offer. */
  renew(offerId: string, offer: InsurerOffer): Promise<void>;
  /** Takes the turn to ask an insurer whether its price holds, unless somebody has it or it said so lately. */
  takePriceCheck(offerId: string, pace: PriceCheckPace): Promise<'mine' | PriceCheckStanding>;
  /** The same for who waits for somebody else's turn. */
  lookAtPriceCheck(offerId: string, pace: PriceCheckPace): Promise<PriceCheckStanding>;
  /** Ends the turn, and keeps whether the insurer stands by the price that is stored. */
  endPriceCheck(offerId: string, isChecked: boolean): Promise<void>;
  /** The price an insurer now asks for one plan of an offer. */
  reprice(offerId: string, price: { readonly installmentCount: number; readonly gross: Kurus }): Promise<void>;

  share(id: string, digest: string): Promise<void>;
  /** By a link that shows its prices to anyone. */
  findShared(digest: string): Promise<Quotation | undefined>;
  /** Beside the shared link: one that shows nothing before a code. */
  keepOwnLink(id: string, digest: string): Promise<void>;
  /** By either link, to go on with it after a code. */
  findLinked(digest: string): Promise<Quotation | undefined>;
  /** Lets another visitor in who proved the quotation's phone. */
  admit(id: string, visitor: string, now: Date): Promise<void>;
};
