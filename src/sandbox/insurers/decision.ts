import type { Day } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import type { ForeignPrice } from '#domain/quote/foreign-price.ts';
import type { PersonPrice } from '#domain/quote/person-price.ts';
import type { Application, Incomplete } from './application.ts';
import type { Coverage } from './coverages.ts';
import type { Personality } from './personality.ts';
import type { Look } from './review.ts';

/** One question to one insurer, with everything its answer may follow from. */
export type Ask = {
  readonly personality: Personality;
  readonly application: Application;
  readonly today: Day;
  /** What it insures already on the first day of the wanted policy. */
  readonly alreadyCovered: readonly Application[];
  /** Numbers that are the same for the same insurer, line and risk. */
  readonly random: () => number;
};

/** What one of the insured people costs before levies. */
export type PersonDraft = {
  readonly net: Kurus;
  readonly loadingPercent?: number;
  readonly exclusions?: readonly string[];
};

/** A price made in another currency, before levies. */
export type ForeignDraft = {
  readonly currency: 'EUR';
  readonly netCents: number;
  /** Lira for one of the currency, on the day told. */
  readonly rate: number;
  readonly rateDay: Day;
};

/** A package before levies and instalments; a fixed tariff names its gross price itself. */
export type Draft = {
  readonly code: string;
  readonly name: string;
  readonly net: Kurus;
  /** The part of the net that pays for fire, where the line has one. */
  readonly fireNet?: Kurus;
  readonly gross?: Kurus;
  /** In the order of the insured people; their nets sum to the net. */
  readonly people?: readonly PersonDraft[];
  /** Where the price is made in another currency; net and gross in lira then follow from it. */
  readonly foreign?: ForeignDraft;
  readonly coverages: readonly Coverage[];
  readonly warnings: readonly string[];
};

export type Declined = { readonly kind: 'declined'; readonly reason: string };
export type Drafts = { readonly kind: 'drafts'; readonly drafts: readonly Draft[] };

/** The insurer wants to look first; the drafts are what it offers where the look ends well, on the terms it then has. */
export type Reviewed = Look & { readonly kind: 'review'; readonly drafts: readonly Draft[] };

/** How a line is priced. */
export type Pricing = (ask: Ask) => Drafts | Reviewed | Declined | Incomplete;

export type Installment = { readonly count: number; readonly gross: Kurus };

export type Package = Omit<Draft, 'gross' | 'people' | 'foreign'> & {
  readonly gross: Kurus;
  readonly installments: readonly Installment[];
  /** They sum to the gross; empty where nobody is priced apart. */
  readonly personPrices: readonly PersonPrice[];
  readonly foreignPrice: ForeignPrice | undefined;
};

export type Decision =
  | { readonly kind: 'packages'; readonly packages: readonly Package[] }
  | { readonly kind: 'review'; readonly look: Look; readonly packages: readonly Package[] }
  | Declined
  | Incomplete;
