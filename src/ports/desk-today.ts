import type { InsurerAnswers } from '#domain/desk/insurer-day.ts';
import type { TradeRow } from '#domain/desk/trade.ts';
import type { WaitingKind } from '#domain/desk/waiting.ts';
import type { LineKey } from '#domain/lines.ts';
import type { DocumentsState } from '#domain/quote/documents-state.ts';

export type Waiting = { readonly kind: WaitingKind; readonly count: number; readonly oldest: Date | undefined };

/** An offer whose insurer looks before it says a price or no. */
export type ReviewRow = {
  readonly offerId: string;
  readonly quotationId: string;
  readonly insurer: string;
  readonly line: LineKey;
  readonly since: Date;
  /** In the insurer's own words. */
  readonly wantedDocuments: readonly string[];
  readonly documentsState: DocumentsState | undefined;
  /** The blind index of whose quotation it is: it names nobody. */
  readonly customer: string;
};

/** What the desk reads of the day; nothing of it names a person. */
export type DeskToday = {
  /** Every kind, also those of which nothing waits. */
  waiting(now: Date): Promise<readonly Waiting[]>;
  /** Lines and days on which anything happened. */
  trade(since: Date, line: LineKey | undefined): Promise<readonly TradeRow[]>;
  /** Insurers that were asked anything. Answers that took longer than somebody waits are left out of the times. */
  insurers(since: Date, longestMs: number): Promise<readonly InsurerAnswers[]>;
  /** The oldest first. */
  reviews(rows: { readonly skip: number; readonly most: number }): Promise<readonly ReviewRow[]>;
};
