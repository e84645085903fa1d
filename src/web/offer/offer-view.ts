import type { Offer } from '#contracts/calls/offer.ts';
import type { LineKey } from '#domain/lines.ts';
import { fromLira, type Kurus } from '#domain/money.ts';
import type { CoverageValue } from '#domain/quote/coverage.ts';
import type { DeclineCause } from '#domain/quote/decline-cause.ts';
import type { CoverageMap } from '#domain/quote/equal-coverage.ts';
import type { ForeignPrice } from '#domain/quote/foreign-price.ts';
import type { OfferState } from '#domain/quote/offer-state.ts';
import type { PersonPrice } from '#domain/quote/person-price.ts';
import { readForeignPrice, readPersonPrice } from './read-price-parts.ts';

/** One insurer's answer as screens need it: money in kuruş, moments in milliseconds, coverages by key. */
export type OfferView = {
  readonly id: string;
  readonly line: LineKey;
  readonly insurer: string;
  readonly insurerName: string;
  readonly mode: Offer['DisplayMode'];
  readonly packageName: string | undefined;
  readonly state: OfferState;
  readonly reason: string | undefined;
  /** What it declined for, where that is known. */
  readonly cause: DeclineCause | undefined;
  readonly wantedDocuments: readonly string[];
  readonly documentsState: Offer['DocumentsState'];
  readonly retryable: boolean;
  readonly price: Kurus | undefined;
  /** Without taxes and levies. */
  readonly net: Kurus | undefined;
  readonly maxInstallment: number | undefined;
  readonly installments: readonly { readonly count: number; readonly total: Kurus }[];
  readonly validUntil: number | undefined;
  readonly proposalNo: string | undefined;
  readonly coverageState: Offer['CoverageState'];
  readonly coverages: CoverageMap;
  readonly warnings: readonly string[];
  /** In the order of the quotation's people; empty where nobody is priced apart. */
  readonly personPrices: readonly PersonPrice[];
  /** The price as it was made, where that was not in lira. */
  readonly foreignPrice: ForeignPrice | undefined;
  /** Whether a policy came of it. */
  readonly bought: boolean;
};

/** An offer that has a price and can be had. */
export type OpenOffer = OfferView & { readonly price: Kurus };

export const offerName = ({ insurerName, packageName }: Pick<OfferView, 'insurerName' | 'packageName'>) =>
  [insurerName, packageName].filter(Boolean).join(' ');

export const isOpen = (offer: OfferView): offer is OpenOffer => offer.state === 'active' && offer.price !== undefined;

/** An offer that can be paid here, now and for the first time. */
export const isPayable = (offer: OfferView): offer is OpenOffer =>
  isOpen(offer) && offer.mode === 'buyable' && !offer.bought;

function coverageValue({ Kind, Value, Currency }: Offer['Coverages'][number]): CoverageValue {
  switch (Kind) {
    case 'amount':
      return Value === null ? { kind: 'unknown' } : { kind: Kind, amount: fromLira(Value) };
    case 'foreignAmount':
      return Value === null || Currency === null
        ? { kind: 'unknown' }
        : { kind: Kind, currency: Currency, amount: Math.round(Value * 100) };
    case 'percent':
      return Value === null ? { kind: 'unknown' } : { kind: Kind, percent: Value };
    case 'count':
      return Value === null ? { kind: 'unknown' } : { kind: Kind, count: Value };
    default:
      return { kind: Kind };
  }
}

/** Coverages by key, as they came over the wire. */
export function readCoverages(coverages: Offer['Coverages']): CoverageMap {
  return new Map(coverages.map((coverage) => [coverage.Key, coverageValue(coverage)]));
}

export function readOffer(offer: Offer): OfferView {
  return {
    id: offer.OfferGuid,
    line: offer.Line,
    insurer: offer.InsuranceFirm,
    insurerName: offer.FirmName,
    mode: offer.DisplayMode,
    packageName: offer.PackageName ?? undefined,
    state: offer.State,
    reason: offer.Reason ?? undefined,
    cause: offer.ReasonKey ?? undefined,
    wantedDocuments: offer.WantedDocuments,
    documentsState: offer.DocumentsState,
    retryable: offer.Retryable,
    price: offer.GrossPremium === null ? undefined : fromLira(offer.GrossPremium),
    net: offer.NetPremium === null ? undefined : fromLira(offer.NetPremium),
    maxInstallment: offer.MaxInstallment ?? undefined,
    installments: offer.Installments.map(({ Count, GrossPremium }) => ({
      count: Count,
      total: fromLira(GrossPremium),
    })),
    validUntil: offer.ValidUntil === null ? undefined : Date.parse(offer.ValidUntil),
    proposalNo: offer.ProposalNo ?? undefined,
    coverageState: offer.CoverageState,
    coverages: readCoverages(offer.Coverages),
    warnings: offer.Warnings,
    personPrices: offer.PersonPrices.map(readPersonPrice),
    foreignPrice: readForeignPrice(offer.ForeignPrice),
    bought: offer.Bought,
  };
}
