import type { SharedOfferList } from '#contracts/calls/offer.ts';
import type { SharedOffers } from '#services/quotation/shared-offers.ts';
import { listFields, type OfferWirePorts, wireOffer } from './offer-wire.ts';
import { wireCarName } from './risks/index.ts';

/**
 * Offers of a quotation as a stranger is told them: prices and covers. Why an insurer declined and what it warns of say
 * something about the person or what is insured, the proposal's number opens doors elsewhere,
 * and what somebody bought is nobody else's business.
 */
export function sharedListOf(shared: SharedOffers, ports: OfferWirePorts): SharedOfferList {
  const { risk, insured, names, variant, rows } = shared;
  return {
    ...listFields(shared, ports),
    Vehicle: wireCarName(risk, names),
    Insured: { Kind: insured.kind, Title: insured.title },
    SecondHand: variant === 'secondHand',
    Offers: rows
      .filter(({ state }) => state === 'active')
      .map((row) => ({ ...wireOffer(row, ports), ProposalNo: null, Warnings: [], PersonPrices: [], Bought: false })),
  };
}
