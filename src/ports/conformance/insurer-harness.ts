import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import type { CallOptions, Insurer, InsurerOffer, QuoteRequest } from '../insurer.ts';

export type InsurerMode =
  | 'ok'
  | 'slow'
  | 'hang'
  | 'error'
  | 'garbage'
  | 'huge'
  | 'decline'
  | 'reprice'
  | 'review'
  | 'reset'
  | 'otherCurrency'
  | 'twice'
  | 'twiceOtherwise';

export type ReviewEnd = 'accept' | 'load' | 'exclude' | 'decline' | 'wantDocuments';

/** An insurer and the other side of it, as far as a test may see and move it. */
export type InsurerHarness = {
  readonly insurer: Insurer;
  /** The same insurer where nobody listens. */
  readonly unreachable: Insurer;
  readonly today: Day;
  readonly behave: (mode: InsurerMode, latencyMs?: number) => void;
  /** How often the other side was asked for a quote. */
  readonly quotesAsked: (reference: string) => Promise<number>;
  /** What the other side understood of each person insured, under our names. */
  readonly insuredTold: (reference: string) => Promise<readonly Readonly<Record<string, string>>[]>;
  /** Lets the other side come to an end with what it looks at. */
  readonly resolve: (reviewReference: string, how: ReviewEnd) => Promise<void>;
  /** The names of the files that the other side has for a review. */
  readonly documentsReceived: (reviewReference: string) => Promise<readonly string[]>;
  /** How many policies the other side holds under a reference. */
  readonly policiesHeld: (reference: string) => Promise<number>;
  readonly stop: () => Promise<void>;
};

export type SampleOptions = { readonly line: LineKey; readonly reference: string; readonly start: Day };

export type InsurerSubject = {
  readonly name: string;
  /** Lines that the other side sells in this run. */
  readonly lines: readonly [LineKey, ...LineKey[]];
  readonly sells: boolean;
  /** Whether it may look first and answer later. */
  readonly reviews: boolean;
  /** A question about somebody and something that every insurer would take. */
  readonly sample: (options: SampleOptions) => QuoteRequest;
  readonly start: () => Promise<InsurerHarness>;
};

/** What the parts of the suite share. */
export type SuiteTools = {
  readonly harness: () => InsurerHarness;
  readonly lines: InsurerSubject['lines'];
  readonly soon: () => CallOptions;
  readonly nextReference: () => string;
  readonly nextRequest: (line?: LineKey) => QuoteRequest;
  /** The first offer for a line, the first of them unless told. */
  readonly offer: (line?: LineKey) => Promise<InsurerOffer>;
};
