import type { Day } from '#domain/dates.ts';
import type { HealthDeclaration } from '#domain/health-declaration.ts';
import type { Identity } from '#domain/identity.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Kurus } from '#domain/money.ts';
import type { CancelReason } from '#domain/policy/cancel-reasons.ts';
import type { Coverage } from '#domain/quote/coverage.ts';
import type { ForeignPrice } from '#domain/quote/foreign-price.ts';
import type { PersonPrice } from '#domain/quote/person-price.ts';
import type { Risk } from '#domain/risks/risk.ts';

export type Person = {
  readonly identity: Identity;
  readonly name: string;
  readonly surname: string;
  readonly birthdate: Day | undefined;
  readonly phone: string;
  readonly email: string | undefined;
  readonly provinceCode: number;
  readonly districtCode: number | undefined;
};

export type QuoteRequest = {
  /** Ours, and the same for every repetition of one question. */
  readonly reference: string;
  readonly line: LineKey;
  /** The line's number, for insurers that know lines by number. */
  readonly branchId: number;
  /** A price below it is a mistake. */
  readonly priceFloor: Kurus;
  readonly customer: Person;
  /** Who is covered, where the line covers people. */
  readonly insuredPeople: readonly InsuredPerson[];
  /** What they declare of their health, in the same order, where the line asks for it. */
  readonly declarations?: readonly HealthDeclaration[] | undefined;
  readonly risk: Risk;
  readonly start: Day;
  readonly end: Day;
};

export type InsurerOffer = {
  readonly proposalNumber: string;
  readonly packageCode: string;
  readonly packageName: string;
  readonly net: Kurus;
  readonly gross: Kurus;
  /** Price by number of instalments, as the insurer gives it; one payment always among them. */
  readonly installments: readonly { readonly count: number; readonly gross: Kurus }[];
  readonly validUntil: Date;
  /** Undefined while the insurer has told only the price: ask for it with coverage(). */
  readonly coverages: readonly Coverage[] | undefined;
  readonly warnings: readonly string[];
  /** By insured person, in the order of the question; not there where the insurer tells the total alone. */
  readonly personPrices?: readonly PersonPrice[] | undefined;
  /** The price as it was made, where it was not made in lira. */
  readonly foreignPrice?: ForeignPrice | undefined;
};

/**
 * Why no answer could be used. Only the first two are worth a second try. busy: our own walls kept it back, and nothing was
 * sent. switchedOff: the agency does not ask it now, and nothing was sent.
 */
export type FailureReason =
  | 'unreachable'
  | 'tooSlow'
  | 'closed'
  | 'faulty'
  | 'unreadable'
  | 'implausible'
  | 'busy'
  | 'switchedOff';

export type Failed = { readonly kind: 'failed'; readonly reason: FailureReason };
export type Refused = { readonly kind: 'declined'; readonly reason: string };

/** The insurer wants to look before it says a price or no, which may take days. */
export type UnderReview = {
  readonly kind: 'review';
  /** The insurer's own, by which it is asked for its answer. */
  readonly reference: string;
  /** What it says about it, in its own words; undefined where it says nothing. */
  readonly note: string | undefined;
  /** What it wants to see before, in its own words. */
  readonly wantedDocuments: readonly string[];
};

/** To a quote, and to what became of a review: there UnderReview says that it still looks, perhaps with another wish. */
export type QuoteAnswer =
  | { readonly kind: 'offers'; readonly offers: readonly InsurerOffer[] }
  | UnderReview
  | Refused
  | Failed;

export type IssueRequest = {
  readonly reference: string;
  readonly proposalNumber: string;
  readonly gross: Kurus;
  readonly installmentCount: number;
  readonly paymentReference: string;
};

export type IssuedPolicy = {
  readonly policyNumber: string;
  readonly gross: Kurus;
  readonly start: Day;
  readonly end: Day;
};

export type IssueAnswer =
  | { readonly kind: 'issued'; readonly policy: IssuedPolicy }
  | { readonly kind: 'repriced'; readonly gross: Kurus; readonly reason: string }
  | Refused
  | Failed;

export type StatusAnswer =
  | { readonly kind: 'issued'; readonly policy: IssuedPolicy }
  | { readonly kind: 'cancelled'; readonly policy: IssuedPolicy }
  | { readonly kind: 'unknown' }
  | Failed;

export type CancelAnswer = { readonly kind: 'cancelled'; readonly refund: Kurus } | Refused | Failed;
export type CoverageAnswer = { readonly kind: 'coverages'; readonly coverages: readonly Coverage[] } | Refused | Failed;
export type DocumentAnswer = { readonly kind: 'document'; readonly pdf: Uint8Array } | Refused | Failed;
export type DocumentKind = 'offer' | 'informationForm' | 'policy';

/** A file that an insurer wants to see. */
export type ReviewDocument = {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
};

export type DocumentsAnswer = { readonly kind: 'received' } | Refused | Failed;

export type CallOptions = { readonly signal: AbortSignal };

export type DisplayMode = 'buyable' | 'contactToBuy' | 'quoteOnly';

/** What an insurer can do, as data. */
export type InsurerCapabilities = {
  readonly code: string;
  readonly name: string;
  /** Where its policyholders report a claim: digits, as they are dialled. */
  readonly claimPhone: string;
  readonly lines: readonly LineKey[];
  readonly displayMode: DisplayMode;
  /** Longest we wait for its answer to a quote. */
  readonly quoteDeadlineMs: number;
  /** Whether a quote may be asked a second time after no answer. */
  readonly quoteIsRepeatable: boolean;
  /** For which reasons its own service ends a policy whose holder asks for it. Not there: people speak with it. */
  readonly takesCancellations?: readonly CancelReason[];
  /** Whether issuing again under one reference gives the same policy. Where not, a lost answer is asked after, never repeated. */
  readonly issueIsRepeatable: boolean;
};

/** An insurer as the product needs it. Every answer is a value; only our own mistakes throw. */
export type Insurer = {
  readonly capabilities: InsurerCapabilities;
  /** Has what reads its prices read one that nobody told, so that the first that is told finds it ready. Not there: it needs none. */
  rehearse?(): void;
  quote(request: QuoteRequest, options: CallOptions): Promise<QuoteAnswer>;
  /** What became of a review, by the insurer's reference of it and the question it looks at. Not there: it never reviews. */
  review?(reference: string, request: QuoteRequest, options: CallOptions): Promise<QuoteAnswer>;
  /** Hands on what a review wants to see. Not there: it takes no files. */
  sendDocuments?(
    reference: string,
    documents: readonly ReviewDocument[],
    options: CallOptions,
  ): Promise<DocumentsAnswer>;
  coverage(proposalNumber: string, options: CallOptions): Promise<CoverageAnswer>;
  /** Where it is repeatable: the same policy for the same reference. */
  issue(request: IssueRequest, options: CallOptions): Promise<IssueAnswer>;
  /** What became of an issue, asked by our reference. */
  status(reference: string, options: CallOptions): Promise<StatusAnswer>;
  cancel(
    request: { readonly policyNumber: string; readonly reference: string; readonly reason: string },
    options: CallOptions,
  ): Promise<CancelAnswer>;
  document(kind: DocumentKind, number: string, options: CallOptions): Promise<DocumentAnswer>;
};
