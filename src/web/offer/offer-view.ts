import type { Offer } from '#contracts/calls/offer.ts';
import type { LineKey } from '#domain/lines.ts';
import { fromLira, type Kurus } from '#domain/money.ts';
import type { CoverageValue } from '#domain/quote/coverage.ts';
import type { Covers } from '#domain/quote/equal-cover.ts';
import type { OfferState } from '#domain/quote/offer-state.ts';

/** One insurer's answer as screens need it: money in kuruş, moments in milliseconds, covers by key. */
export type OfferView = {
  readonly id: string;
  readonly line: LineKey;
  readonly firm: string;
  readonly firmName: string;
  readonly mode: Offer['DisplayMode'];
  readonly packageName: string | undefined;
  readonly state: OfferState;
  readonly reason: string | undefined;
  readonly wantedDocuments: readonly string[];
  readonly retryable: boolean;
  readonly price: Kurus | undefined;
  /** Without taxes and levies. */
  readonly net: Kurus | undefined;
  readonly maxInstallment: number | undefined;
  readonly installments: readonly { readonly count: number; readonly total: Kurus }[];
  readonly validUntil: number | undefined;
  readonly proposalNo: string | undefined;
  readonly coverState: Offer['CoverageState'];
  readonly covers: Covers;
  readonly warnings: readonly string[];
};

/** An offer that has a price and can be had. */
export type OpenOffer = OfferView & { readonly price: Kurus };

export const offerName = ({ firmName, packageName }: Pick<OfferView, 'firmName' | 'packageName'>) =>
  [firmName, packageName].filter(Boolean).join(' ');

export const isOpen = (offer: OfferView): offer is OpenOffer => offer.state === 'active' && offer.price !== undefined;

function coverValue({ Kind, Value }: Offer['Coverages'][number]): CoverageValue {
  switch (Kind) {
    case 'amount':
      return Value === null ? { kind: 'unknown' } : { kind: Kind, amount: fromLira(Value) };
    case 'percent':
      return Value === null ? { kind: 'unknown' } : { kind: Kind, percent: Value };
    case 'count':
      return Value === null ? { kind: 'unknown' } : { kind: Kind, count: Value };
    default:
      return { kind: Kind };
  }
}

/** Covers by key, as they came over the wire. */
export function readCovers(covers: Offer['Coverages']): Covers {
  return new Map(covers.map((cover) => [cover.Key, coverValue(cover)]));
}

export function readOffer(offer: Offer): OfferView {
  return {
    id: offer.OfferGuid,
    line: offer.Line,
    firm: offer.InsuranceFirm,
    firmName: offer.FirmName,
    mode: offer.DisplayMode,
    packageName: offer.PackageName ?? undefined,
    state: offer.State,
    reason: offer.Reason ?? undefined,
    wantedDocuments: offer.WantedDocuments,
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
    coverState: offer.CoverageState,
    covers: readCovers(offer.Coverages),
    warnings: offer.Warnings,
  };
}
