import type { Kurus } from '#domain/money.ts';

/** What one advertisement brought. */
export type CampaignResult = {
  readonly source: string | undefined;
  readonly medium: string | undefined;
  readonly campaign: string | undefined;
  readonly quotations: number;
  /** Orders that became policies, and what was paid for them. */
  readonly orders: number;
  readonly gross: Kurus;
};

export type Campaigns = {
  /** Of the quotations opened since a moment, those that an advertisement brought; what sold most first. */
  results(since: Date): Promise<readonly CampaignResult[]>;
};
