import type { Offer, OfferList, WireCoverage } from '#contracts/calls/offer.ts';
import { toWireLira } from '#domain/money.ts';
import type { Coverage } from '#domain/quote/coverage.ts';
import { declineCauseOf } from '#domain/quote/decline-cause.ts';
import { mayAskAgain } from '#domain/quote/offer-state.ts';
import { failureReasons } from '#messages/quotation.ts';
import type { OfferChanges, OfferRow, RowFailure } from '#ports/quotations.ts';
import { type OfferListing, writeCursor } from '#services/quotation/list-offers.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { wirePriceParts } from './price-wire.ts';

export type OfferWirePorts = Pick<QuotationPorts, 'panel' | 'clock'>;

function coverageValue({ value }: Coverage): number | null {
  switch (value.kind) {
    case 'amount':
      return toWireLira(value.amount);
    case 'foreignAmount':
      return value.amount / 100;
    case 'percent':
      return value.percent;
    case 'count':
      return value.count;
    default:
      return null;
  }
}

export function wireCoverage(coverage: Coverage): WireCoverage {
  return {
    Key: coverage.key,
    Kind: coverage.value.kind,
    Value: coverageValue(coverage),
    Currency: coverage.value.kind === 'foreignAmount' ? coverage.value.currency : null,
  };
}

function reasonOf({ state, reason }: OfferRow): string | null {
  if (state === 'declined' || state === 'review') return reason ?? null;
  return state === 'failed' ? failureReasons[reason as RowFailure] : null;
}

type Price = Pick<
  Offer,
  | 'PackageGuid'
  | 'PackageName'
  | 'NetPremium'
  | 'GrossPremium'
  | 'MaxInstallment'
  | 'Installments'
  | 'ValidUntil'
  | 'ProposalNo'
  | 'CoverageState'
  | 'Coverages'
  | 'Warnings'
  | 'PersonPrices'
  | 'ForeignPrice'
>;

const noPrice: Price = {
  PackageGuid: null,
  PackageName: null,
  NetPremium: null,
  GrossPremium: null,
  MaxInstallment: null,
  Installments: [],
  ValidUntil: null,
  ProposalNo: null,
  CoverageState: 'untold',
  Coverages: [],
  Warnings: [],
  PersonPrices: [],
  ForeignPrice: null,
};

function priceOf({ offer }: OfferRow): Price {
  if (!offer) return noPrice;
  const { installments } = offer;
  return {
    PackageGuid: offer.packageId,
    PackageName: offer.packageName,
    NetPremium: toWireLira(offer.net),
    GrossPremium: toWireLira(offer.gross),
    MaxInstallment: installments.length === 0 ? null : Math.max(...installments.map(({ count }) => count)),
    Installments: installments.map(({ count, gross }) => ({ Count: count, GrossPremium: toWireLira(gross) })),
    ValidUntil: offer.validUntil.toISOString(),
    ProposalNo: offer.proposalNumber,
    CoverageState: offer.coverageState,
    Coverages: offer.coverages.map(wireCoverage),
    Warnings: [...offer.warnings],
    ...wirePriceParts(offer),
  };
}

export function wireOffer(row: OfferRow, { panel }: OfferWirePorts): Offer {
  const insurer = panel.find(({ code }) => code === row.insurer);
  return {
    OfferGuid: row.id,
    Line: row.line,
    InsuranceFirm: row.insurer,
    FirmName: insurer?.name ?? row.insurer,
    DisplayMode: insurer?.displayMode ?? 'quoteOnly',
    State: row.state,
    Reason: reasonOf(row),
    ReasonKey: (row.state === 'declined' && row.reason && declineCauseOf(row.reason)) || null,
    WantedDocuments: [...row.wantedDocuments],
    DocumentsState: row.wantedDocuments.length === 0 ? null : (row.documentsState ?? 'wanted'),
    Retryable: mayAskAgain(row.state) && !row.bought,
    Currency: 'TRY',
    ...priceOf(row),
    Documents: [],
    Bought: row.bought ?? false,
  };
}

export function listFields({ line, closesAt, answered, total, waiting }: OfferChanges, { clock }: OfferWirePorts) {
  const now = clock.now();
  return {
    Line: line,
    State: waiting === 0 || now >= closesAt ? ('complete' as const) : ('collecting' as const),
    Answered: answered,
    Total: total,
    ClosesAt: closesAt.toISOString(),
    ServerTime: now.toISOString(),
  };
}

/** Offers of a quotation as its owner is told them, in a reply or on the live socket. */
export function offerListOf(listing: OfferListing, ports: OfferWirePorts): OfferList {
  return {
    HeaderGuid: listing.headerGuid,
    ...listFields(listing, ports),
    Cursor: writeCursor(listing),
    Full: listing.full,
    Offers: listing.rows.map((row) => wireOffer(row, ports)),
  };
}
