import type { Day } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import type { Application, Incomplete } from './application.ts';
import type { Coverage } from './coverages.ts';
import type { Personality } from './personality.ts';

/** One question to one insurer, with everything its answer may follow from. */
export type Ask = {
  readonly personality: Personality;
  readonly application: Application;
  readonly today: Day;
  /** Numbers that are the same for the same insurer, line and risk. */
  readonly random: () => number;
};

/** A package before levies and instalments; a fixed tariff names its gross price itself. */
export type Draft = {
  readonly code: string;
  readonly name: string;
  readonly net: Kurus;
  /** The part of the net that pays for fire, where the line has one. */
  readonly fireNet?: Kurus;
  readonly gross?: Kurus;
  readonly coverages: readonly Coverage[];
  readonly warnings: readonly string[];
};

export type Declined = { readonly kind: 'declined'; readonly reason: string };
export type Drafts = { readonly kind: 'drafts'; readonly drafts: readonly Draft[] };

/** How a line is priced. */
export type Pricing = (ask: Ask) => Drafts | Declined | Incomplete;

export type Installment = { readonly count: number; readonly gross: Kurus };

export type Package = Omit<Draft, 'gross'> & { readonly gross: Kurus; readonly installments: readonly Installment[] };

export type Decision = { readonly kind: 'packages'; readonly packages: readonly Package[] } | Declined | Incomplete;
