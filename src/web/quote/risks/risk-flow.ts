import type { ComponentType } from 'react';
import type { FactRow } from '#catalog/fields/fact-rows.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import type { LineVariant, QuotedLine } from '#catalog/flows/variants.ts';
import type { QuestionStepKey } from '#catalog/lines/steps.ts';
import type { OfficialPrice } from '#contracts/calls/property-fields.ts';
import type { PriceCeiling } from '#contracts/calls/vehicle-fields.ts';
import type { Envelope } from '#contracts/envelope.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Kurus } from '#domain/money.ts';
import type { AskedMinimum } from '#domain/quote/official-minimum.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import type { HttpLayer } from '../../http/http-layer.ts';
import type { Refusal } from '../../ui/refusal.ts';
import type { ToastInput } from '../../ui/toasts/toast-store.ts';
import type { QuoteModel } from '../kept-model.ts';
import type { QuotationOf, ReadQuotation } from '../quotation.ts';

export type OpeningQuestion = {
  readonly quoted: LineVariant;
  /** The first step's answers. */
  readonly model: QuoteModel;
  /** What the insured thing is looked for by. */
  readonly identifiers: QuoteModel;
  /** An open quotation that is looked for again. */
  readonly headerGuid: string | undefined;
};

export type Opening<Kind extends RiskKind = RiskKind> =
  | { readonly kind: 'opened'; readonly quotation: QuotationOf<Kind> }
  | { readonly kind: 'birthdate'; readonly toast: ToastInput }
  /** The phone's proof is over: it must be verified again. */
  | { readonly kind: 'unproven' }
  | { readonly kind: 'failed'; readonly toast: ToastInput; readonly reply: Envelope | undefined };

export type Asking<Kind extends RiskKind = RiskKind> =
  /** With the quotation as it now stands, where asking changes what is shown of it. */
  | { readonly kind: 'asked'; readonly quotation?: QuotationOf<Kind> | undefined }
  /** The quotation is no longer there. */
  | { readonly kind: 'gone' }
  /** The population register wants the birth dates of these rows, counted from nought. */
  | { readonly kind: 'birthdates'; readonly rows: readonly number[]; readonly toast: ToastInput }
  | { readonly kind: 'failed'; readonly toast: ToastInput; readonly reply: Envelope | undefined };

/** What the questions send from the browser, loaded when they are reached. */
export type RiskCalls<Kind extends RiskKind = RiskKind> = {
  /** Opens a quotation; answers given in one that is looked for again go on. */
  readonly open: (question: OpeningQuestion) => Promise<Opening<Kind>>;
  /** Completes what is insured and asks the insurers. */
  readonly ask: (filled: {
    readonly quotation: QuotationOf<Kind>;
    readonly model: QuoteModel;
  }) => Promise<Asking<Kind>>;
};

export type RiskStepProps<Kind extends RiskKind = RiskKind> = {
  readonly quoted: QuotedLine;
  readonly step: QuestionStepKey;
  /** The first step's answers; nothing on a device that never asked them. */
  readonly model: QuoteModel | undefined;
  /** Nothing until the insured thing was looked for. */
  readonly quotation: QuotationOf<Kind> | undefined;
  /** Answers that stood here before another step took its place. */
  readonly seen: FormValues | undefined;
  /** Both answer why nothing came of it, where the form that was sent can say so. */
  readonly onSearch: (identifiers: QuoteModel) => Promise<Refusal | undefined>;
  readonly onAsk: (filled: QuoteModel) => Promise<Refusal | undefined>;
  /** Rows whose birth dates are wanted since insurers were last asked, counted from nought. */
  readonly birthdateRows: readonly number[];
  /** To the step after this one, without asking anybody. */
  readonly onNext: () => void;
  readonly onValues: (values: FormValues) => void;
  readonly onBack: () => void;
};

/** Where the insured thing is read from: what is typed now, what was sent, and what was found. */
export type InsuredSources<Kind extends RiskKind = RiskKind> = {
  /** What stands in a field of the first step; empty where it is not asked. */
  readonly typed: (name: string) => string;
  readonly model: QuoteModel | undefined;
  readonly quotation: QuotationOf<Kind> | undefined;
  /** What stands in the questions after the first step. */
  readonly answers: FormValues | undefined;
};

/** What differs by kind of risk on the way from the first step to the offers. */
export type RiskFlow<Kind extends RiskKind = RiskKind> = {
  /** A quotation of this kind by its id. */
  readonly read: (http: HttpLayer, headerGuid: string) => Promise<ReadQuotation<Kind>>;
  /** The first step's answers as they are sent. */
  readonly firstAnswers: (filled: QuoteModel) => QuoteModel;
  /** Whether the person first says what it is looked for by; else the quotation opens at once. */
  readonly isSearched: (line: LineKey, model: QuoteModel) => boolean;
  /** Whether who comes back to the first step goes on with the quotation that was opened before. */
  readonly resumes: (before: QuoteModel, now: QuoteModel) => boolean;
  readonly loadCalls: () => Promise<RiskCalls<Kind>>;
  readonly loadStep: () => Promise<ComponentType<RiskStepProps<Kind>>>;
  /** What is insured, as far as it is known. */
  readonly insuredRows: (sources: InsuredSources<Kind>) => readonly FactRow[];
  /** What it is worth; undefined where no list knows it. */
  readonly valueOf: (quotation: QuotationOf<Kind>) => Kurus | undefined;
  /** What an official tariff prices it at, the same in every company; undefined where there is none. */
  readonly officialPriceOf: (quotation: QuotationOf<Kind>) => OfficialPrice | undefined;
  /** The most the law lets any company ask; undefined where it sets no such ceiling. */
  readonly priceCeilingOf: (quotation: QuotationOf<Kind>) => PriceCeiling | undefined;
  /** What an authority wants to see covered; undefined where none does. */
  readonly minimumOf: (quotation: QuotationOf<Kind>) => AskedMinimum | undefined;
  /** First names of the insured people, in their order; empty where no people are insured. */
  readonly peopleOf: (quotation: QuotationOf<Kind>) => readonly string[];
};
