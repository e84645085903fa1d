import type { ReviewNews } from './reviews.ts';

/** Work that must be done even if the process that wanted it is gone. It may be done more than once. */
export type JobData = {
  /** Takes an order one step further, as far as it goes. */
  readonly order: { readonly reference: string };
  /** Fetches the documents of an order's policies and sends them. */
  readonly deliverPolicies: {
    readonly reference: string;
    readonly again: boolean;
    /** Tells one wish to have them again from the next, however often its job is tried. */
    readonly wish?: string;
  };
  /** Has the insurer end a policy and the bank return its money. */
  readonly refund: { readonly refundId: string };
  /** Hands on wishes that policies may end, and tells what became of them. */
  readonly cancellations: Record<string, never>;
  /** Mails the offers of a quotation, where the site shows no list of them. */
  readonly mailOffers: { readonly headerGuid: string };
  /** Tells whose offers they are what became of a review. */
  readonly tellReview: { readonly offerId: string; readonly attempt: number; readonly news: ReviewNews };
  /** Hands files on to an insurer that wants to see them. */
  readonly handDocuments: { readonly handoverId: string };
  /** Tells the other side of a support request that somebody wrote. */
  readonly tellSupport: { readonly messageId: string };
  readonly remindRenewals: Record<string, never>;
  /** Tells holders what was changed on their accounts. */
  readonly tellNotices: Record<string, never>;
  /** Tells the register of permissions what changed. */
  readonly tellPermissions: Record<string, never>;
  readonly reconcile: Record<string, never>;
  /** Takes away what is kept no longer. */
  readonly retention: Record<string, never>;
};
export type JobName = keyof JobData;

export type Jobs = {
  /** Of those sent under one id, as long as the first is remembered, there is one. */
  send<Name extends JobName>(name: Name, data: JobData[Name], id?: { readonly once: string }): Promise<void>;
};

/** A job without a handler waits for a process that has one. */
export type JobHandlers = { readonly [Name in JobName]?: (data: JobData[Name]) => Promise<void> };
