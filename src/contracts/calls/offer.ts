import { z } from 'zod';
import { lineKeys } from '#domain/lines.ts';
import { coverageKeys } from '#domain/quote/coverage.ts';
import { declineCauses } from '#domain/quote/decline-cause.ts';
import { documentsStates } from '#domain/quote/documents-state.ts';
import { foreignCurrencies } from '#domain/quote/foreign-price.ts';
import { guid, headerGuid, isoDate, lira, moment } from './fields.ts';
import { sharedInsured } from './insured.ts';
import { exampleQuotation, offerState } from './quotation.ts';

export const installment = z.object({ Count: z.number().int().positive(), GrossPremium: lira });

/** Value is lira or units of the currency of an amount, the figure of a percent or a count, and null for every other kind. */
export const coverage = z.object({
  Key: z.enum(coverageKeys),
  Kind: z.enum([
    'amount',
    'foreignAmount',
    'unlimited',
    'marketValue',
    'percent',
    'count',
    'included',
    'notIncluded',
    'unknown',
  ]),
  Value: z.number().nullable(),
  /** Of an amount that is not in lira. */
  Currency: z.enum(foreignCurrencies).nullable(),
});
export type WireCoverage = z.infer<typeof coverage>;

/** What one insured person costs, in the order of the quotation's people. Told to the customer alone, never behind a shared link. */
export const personPrice = z.object({
  GrossPremium: lira,
  LoadingPercent: z.number().nullable(),
  Exclusions: z.array(z.string()),
});
export type PersonPrice = z.infer<typeof personPrice>;

/** The same under the person's name, where the quotation is not told beside it. */
export const namedPersonPrice = personPrice.extend({ Name: z.string() });
export type NamedPersonPrice = z.infer<typeof namedPersonPrice>;

/** The price as it was made, where that was not in lira; what is charged is GrossPremium. */
export const foreignPrice = z.object({
  Currency: z.enum(foreignCurrencies),
  GrossPremium: z.number().nonnegative(),
  Rate: z.number().positive(),
  RateDay: isoDate,
});
export type ForeignPrice = z.infer<typeof foreignPrice>;

export const offer = z.object({
  OfferGuid: guid,
  /** The main line of the quotation, or an add-on offered beside it. */
  Line: z.enum(lineKeys),
  InsuranceFirm: z.string(),
  FirmName: z.string(),
  /** Whether it can be bought here, is bought by contacting the agency, or is only shown. */
  DisplayMode: z.enum(['buyable', 'contactToBuy', 'quoteOnly']),
  PackageGuid: guid.nullable(),
  PackageName: z.string().nullable(),
  State: offerState,
  /** Why there is no price, in a sentence for the person. */
  Reason: z.string().nullable(),
  /** What it declined for, where we know its words. */
  ReasonKey: z.enum(declineCauses).nullable(),
  /** What an insurer that still looks wants to see, in its own words. */
  WantedDocuments: z.array(z.string()),
  /** What became of the documents it wants; null where it wants none. */
  DocumentsState: z.enum(documentsStates).nullable(),
  /** Whether asking this insurer once more makes sense. */
  Retryable: z.boolean(),
  NetPremium: lira.nullable(),
  GrossPremium: lira.nullable(),
  Currency: z.string().length(3),
  MaxInstallment: z.number().int().positive().nullable(),
  Installments: z.array(installment),
  ValidUntil: moment.nullable(),
  ProposalNo: z.string().nullable(),
  /** coming: the price is there and the coverages are still asked for. */
  CoverageState: z.enum(['told', 'coming', 'untold']),
  Coverages: z.array(coverage),
  Warnings: z.array(z.string()),
  PersonPrices: z.array(personPrice),
  ForeignPrice: foreignPrice.nullable(),
  Documents: z.array(z.object({ Key: z.string(), Title: z.string() })),
  /** Whether a policy came of it. */
  Bought: z.boolean(),
});
export type Offer = z.infer<typeof offer>;

const list = {
  Line: z.enum(lineKeys),
  State: z.enum(['collecting', 'complete']),
  /** Insurers of the main line that have answered, if only that they look first, of all that were asked. */
  Answered: z.number().int().nonnegative(),
  Total: z.number().int().nonnegative(),
  ClosesAt: moment,
  Offers: z.array(offer),
};

/** What changed after a cursor. Full says that it replaces all that was told before. */
export const offerList = z.object({
  HeaderGuid: headerGuid,
  ...list,
  Cursor: z.string(),
  Full: z.boolean(),
  /** The server's clock, to count down to the end of an offer on a device whose clock is wrong. */
  ServerTime: moment,
});
export type OfferList = z.infer<typeof offerList>;

/** The car by its kind only: nothing that tells whose it is. */
export const sharedOfferList = z.object({
  ...list,
  Vehicle: z.object({ BrandName: z.string(), TypeName: z.string(), ModelYear: z.number().int() }).nullable(),
  Insured: sharedInsured,
  SecondHand: z.boolean(),
  ServerTime: moment,
});
export type SharedOfferList = z.infer<typeof sharedOfferList>;

export const shareToken = z.string().regex(/^[\w-]{22,64}$/);
export const exampleToken = 'b3JuZWstYmFnbGFudGktMDAwMQ';

export const exampleOffer: Offer = {
  OfferGuid: '1d5e8b70-3a92-4c6f-9e14-7f8091a2b001',
  Line: 'kasko',
  InsuranceFirm: '901',
  FirmName: 'Çınaraltı Sigorta',
  DisplayMode: 'buyable',
  PackageGuid: '2e6f9c81-4ba3-4d70-8f25-8091a2b3c001',
  PackageName: 'Geniş Kasko',
  State: 'active',
  Reason: null,
  ReasonKey: null,
  WantedDocuments: [],
  DocumentsState: null,
  Retryable: false,
  NetPremium: 17571.9,
  GrossPremium: 18450.5,
  Currency: 'TRY',
  MaxInstallment: 9,
  Installments: [{ Count: 9, GrossPremium: 18450.5 }],
  ValidUntil: '2026-11-20T20:59:59.000Z',
  ProposalNo: 'ORN-T-000001',
  CoverageState: 'told',
  Coverages: [{ Key: 'immLimitiAyrimsiz', Kind: 'amount', Value: 1_000_000, Currency: null }],
  Warnings: [],
  PersonPrices: [],
  ForeignPrice: null,
  Documents: [{ Key: 'informationForm', Title: 'Bilgilendirme Formu' }],
  Bought: false,
};

const exampleList = {
  Line: 'kasko' as const,
  State: 'collecting' as const,
  Answered: 1,
  Total: 16,
  ClosesAt: '2026-11-15T09:01:10.000Z',
  ServerTime: '2026-11-15T09:00:00.000Z',
  Offers: [exampleOffer],
};
export const exampleOfferList: OfferList = {
  HeaderGuid: exampleQuotation.HeaderGuid,
  ...exampleList,
  Cursor: '1.1',
  Full: false,
};
export const exampleSharedList: SharedOfferList = {
  ...exampleList,
  Vehicle: { BrandName: 'Örnek Marka', TypeName: 'Örnek Model 1.6', ModelYear: 2021 },
  Insured: { Kind: 'vehicle', Title: 'Örnek Marka Örnek Model 1.6 2021' },
  SecondHand: false,
};
