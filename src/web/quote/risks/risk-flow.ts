import type { ComponentType } from 'react';
import type { FactRow } from '#catalog/fields/fact-rows.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import type { LineVariant, QuotedLine } from '#catalog/flows/variants.ts';
import type { QuestionStepKey } from '#catalog/lines/steps.ts';
import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Kurus } from '#domain/money.ts';
import type { ToastInput } from '../../ui/toasts/toast-store.ts';
import type { QuoteModel } from '../kept-model.ts';
import type { Quotation } from '../quotation.ts';

export type OpeningQuestion = {
  readonly quoted: LineVariant;
  /** The first step's answers. */
  readonly model: QuoteModel;
  /** What the insured thing is looked for by. */
  readonly identifiers: QuoteModel;
  /** An open quotation that is looked for again. */
  readonly headerGuid: string | undefined;
};

export type Opening =
  | { readonly kind: 'opened'; readonly quotation: Quotation }
  | { readonly kind: 'birthdate'; readonly toast: ToastInput }
  /** The phone's proof is over: it must be verified again. */
  | { readonly kind: 'unproven' }
  | { readonly kind: 'failed'; readonly toast: ToastInput };

export type Asking =
  | { readonly kind: 'asked' }
  /** The quotation is no longer there. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly toast: ToastInput };

/** What the questions send from the browser, loaded when they are reached. */
export type RiskCalls = {
  readonly open: (question: OpeningQuestion) => Promise<Opening>;
  /** Completes what is insured and asks the insurers. */
  readonly ask: (filled: { readonly quotation: Quotation; readonly model: QuoteModel }) => Promise<Asking>;
  /** Takes answers over from the quotation that this one was looked for after. */
  readonly carryAnswers: (from: string | undefined, quotation: Quotation, today: Day) => void;
};

export type RiskStepProps = {
  readonly quoted: QuotedLine;
  readonly step: QuestionStepKey;
  /** The first step's answers; nothing on a device that never asked them. */
  readonly model: QuoteModel | undefined;
  /** Nothing until the insured thing was looked for. */
  readonly quotation: Quotation | undefined;
  /** Answers that stood here before another step took its place. */
  readonly seen: FormValues | undefined;
  readonly onSearch: (identifiers: QuoteModel) => Promise<void>;
  readonly onAsk: (filled: QuoteModel) => Promise<void>;
  readonly onValues: (values: FormValues) => void;
  readonly onBack: () => void;
};

/** Where the insured thing is read from: what is typed now, what was sent, and what was found. */
export type InsuredSources = {
  /** What stands in a field of the first step; empty where it is not asked. */
  readonly typed: (name: string) => string;
  readonly model: QuoteModel | undefined;
  readonly quotation: Quotation | undefined;
};

/** What differs by kind of risk on the way from the first step to the offers. */
export type RiskFlow = {
  /** The first step's answers as they are sent. */
  readonly firstAnswers: (filled: QuoteModel) => QuoteModel;
  /** Whether the person first says what it is looked for by; else the quotation opens at once. */
  readonly isSearched: (line: LineKey, model: QuoteModel) => boolean;
  readonly loadCalls: () => Promise<RiskCalls>;
  readonly loadStep: () => Promise<ComponentType<RiskStepProps>>;
  /** What is insured, as far as it is known. */
  readonly insuredRows: (sources: InsuredSources) => readonly FactRow[];
  /** What it is worth; undefined where no list knows it. */
  readonly valueOf: (quotation: Quotation) => Kurus | undefined;
};
