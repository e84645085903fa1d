import type { Offer, SharedOfferList } from '#contracts/calls/offer.ts';
import { mentions } from '#domain/quote/personal-text.ts';
import { sharedDeclined } from '#messages/quotation.ts';
import type { SharedOffers } from '#services/quotation/shared-offers.ts';
import { listFields, type OfferWirePorts, wireOffer } from './offer-wire.ts';

/** Offers of a quotation as a stranger is told them: no number of the proposal, and no sentence of an insurer that names the person or the car. */
export function sharedListOf(shared: SharedOffers, ports: OfferWirePorts): SharedOfferList {
  const { car, secondHand, personal, rows } = shared;
  const offers = rows.map((row): Offer => {
    const offer = wireOffer(row, ports);
    const told = offer.Reason !== null && mentions(offer.Reason, personal);
    return {
      ...offer,
      ProposalNo: null,
      Retryable: false,
      Reason: told ? sharedDeclined : offer.Reason,
      Warnings: offer.Warnings.filter((warning) => !mentions(warning, personal)),
    };
  });
  return {
    ...listFields(shared, ports),
    Vehicle: car ? { BrandName: car.brandName, TypeName: car.typeName, ModelYear: car.modelYear } : null,
    SecondHand: secondHand,
    Offers: offers,
  };
}
