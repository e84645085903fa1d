import type { LineKey, VariantKey } from '#domain/lines.ts';
import type { Kurus } from '#domain/money.ts';
import type { WithdrawalRule } from '#domain/policy/withdrawal.ts';
import type { CoverageKey } from '#domain/quote/coverage.ts';
import type { OfficialMinimum } from '#domain/quote/official-minimum.ts';
import type { ScenarioKey } from '#domain/quote/scenarios.ts';
import type { Term } from '#domain/quote/terms.ts';
import type { Field } from '../fields/field.ts';
import type { PagePath, ProductPage } from '../pages/page.ts';
import type { RiskColumns } from '../risks/columns.ts';
import type { VehicleChoice } from '../risks/vehicle/columns.ts';
import type { LineGrades } from './line-grades.ts';
import type { Step, StepKey } from './steps.ts';

export type LineGroup = 'car' | 'home' | 'health' | 'pet' | 'phone' | 'addOn';

/** A line sold under other circumstances, with a first step and words of its own. */
export type Variant = {
  readonly key: VariantKey;
  readonly identity: readonly Field[];
  readonly heading: string;
  readonly lead: string;
  /** Asked before the line's own choices. */
  readonly choices: readonly VehicleChoice[];
};

/** The call that a quote page posts to. */
export type StartCall =
  | 'startTraffic'
  | 'startKasko'
  | 'startSupplementaryHealth'
  | 'startForeignerHealth'
  | 'startIndividualHealth'
  | 'startDask'
  | 'startHome'
  | 'startTravel'
  | 'startPhone'
  | 'startPet';

/** A question whose yes leads from the host to its guest. */
export type GuestHint = { readonly question: string; readonly link: string };

/** Where a line is quoted: on a page of its own, or as a guest on the page of another. */
export type QuotedAt =
  | { readonly path: PagePath; readonly call: StartCall }
  | {
      readonly guestOf: LineKey;
      readonly heading: string;
      readonly lead: string;
      /** Asked on the host's first step, where people look for the guest. */
      readonly hint: GuestHint | 'none';
    };

/** What follows a proven phone: the registers are asked who it is, or a step begins at once, for some or for all. */
export type AfterProof = 'check' | { readonly everybodyTo: StepKey } | { readonly passportOnlyTo: StepKey };

export type Quote = {
  readonly at: QuotedAt;
  readonly steps: readonly [Step, ...Step[]];
  /** What the first step asks. */
  readonly identity: readonly Field[];
  readonly afterProof: AfterProof;
  readonly variants: readonly Variant[] | 'none';
};

/** From when on a policy may begin: with the day after the last one, or any day soon. */
export type StartLimits = { readonly kind: 'renewal' | 'soon'; readonly daysAhead: number };

export type LineCoverageKeys = {
  /** The few that decide between two offers: shown on cards and weighed at equal coverage. */
  readonly decisive: readonly CoverageKey[];
  readonly further: readonly CoverageKey[];
};

export type ProductRow = Pick<ProductPage, 'slug' | 'menuName' | 'menuText' | 'illustration'> & {
  readonly variant: VariantKey | 'none';
};

/** Everything that differs by line. What a line does not have it says so; nothing is left out in silence. */
export type Line = {
  readonly name: string;
  /** Other spellings of its key on the wire. */
  readonly aliases: readonly string[];
  readonly group: LineGroup;
  /** Its number on the wire. 1–10 are the specification's, the rest continue them. */
  readonly branchId: number;
  /** Seconds for which offers are collected before the list is called complete. */
  readonly offerSeconds: 70 | 40;
  /** What is insured, and what the line asks and tells of it. */
  readonly risk: RiskColumns;
  /** A line that is sold beside others only is quoted with them. */
  readonly quote: Quote | 'addOn';
  readonly products: readonly ProductRow[];
  /** Its name on the home page's picker, short enough for four in a row on a phone. */
  readonly picker: string | 'none';
  readonly term: Term;
  readonly start: StartLimits;
  /** Days before its end from which a policy is spoken of. */
  readonly renewalDays: number;
  readonly withdrawal: WithdrawalRule;
  readonly coverages: LineCoverageKeys | 'none';
  /** By which its packages are told apart at a glance; none where insurers sell one package, or the customer chose its parts. */
  readonly grades: LineGrades | 'none';
  /** What an authority wants its policies to cover. Every region a journey may be insured for includes the Schengen area. */
  readonly minimum: OfficialMinimum | 'none';
  /** Examples of who pays what that tell its offers apart. */
  readonly scenarios: readonly ScenarioKey[] | 'none';
  /** Lines offered beside it, each added to or removed from the basket on its own. */
  readonly addOns: readonly LineKey[] | 'none';
  /** Which countries it asks about: where one travels to, or where a person or a car comes from. */
  readonly countries: 'abroad' | 'greenCard' | 'none';
  /** A price below it is a mistake, whoever asks it. */
  readonly priceFloor: Kurus;
};
