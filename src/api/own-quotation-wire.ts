import type { OwnQuotation as WireQuotation } from '#contracts/calls/my-offers.ts';
import { toWireLira } from '#domain/money.ts';
import type { OwnQuotation } from '#services/quotation/own-quotations.ts';
import { wireInsured } from './insured-wire.ts';

/** A quotation as lists of one's own show it. */
export function wireOwnQuotation({ stage, counts, lowest, validUntil, ...quotation }: OwnQuotation): WireQuotation {
  const isOpen = stage === 'open';
  return {
    HeaderGuid: quotation.id,
    Line: quotation.line,
    SecondHand: quotation.variant === 'secondHand',
    Insured: wireInsured(quotation.insured),
    AskedAt: quotation.askedAt.toISOString(),
    PolicyStart: quotation.start,
    Stage: stage,
    OfferCount: isOpen ? counts.priced : 0,
    LowestPremium: isOpen && lowest !== undefined ? toWireLira(lowest) : null,
    ValidUntil: isOpen && validUntil ? validUntil.toISOString() : null,
    DocumentsWanted: quotation.documentsWanted,
  };
}
