import type { Day } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import type { Application, Incomplete } from './application.ts';
import type { Declined, Package } from './decision.ts';

export type Proposal = Package & {
  readonly number: string;
  readonly application: Application;
  readonly validUntil: Date;
  /** Told with the price where it is not the lira that was asked for. */
  readonly currency?: 'USD';
  /** Factor on the price once the insurer has changed it. */
  raised: number;
  issued: boolean;
};

export type Policy = {
  readonly policyNumber: string;
  readonly reference: string;
  readonly proposalNumber: string;
  readonly gross: Kurus;
  readonly start: Day;
  readonly end: Day;
  readonly at: Date;
  /** What a cancellation gave back; undefined while the policy runs. */
  refund: Kurus | undefined;
};

export type QuoteReply =
  | {
      readonly kind: 'review';
      readonly number: string;
      readonly reason: string;
      readonly wantedDocuments: readonly string[];
    }
  | { readonly kind: 'offers'; readonly proposals: readonly Proposal[] }
  | { readonly kind: 'closed' }
  | Declined
  | Incomplete;

export type Order = {
  readonly reference: string;
  readonly proposalNumber: string;
  readonly gross: Kurus;
  readonly installmentCount: number;
};

export type IssueReply =
  | { readonly kind: 'issued'; readonly policy: Policy }
  | { readonly kind: 'repriced'; readonly gross: Kurus; readonly reason: string }
  | Declined;

export type CancelReply = { readonly kind: 'cancelled'; readonly policy: Policy; readonly refund: Kurus } | Declined;
