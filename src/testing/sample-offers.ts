import { exampleOffer } from '#contracts/calls/offer.ts';
import { type OfferView, type OpenOffer, readOffer } from '#web/offer/offer-view.ts';

/** An offer as screens see it. */
export function anOffer(id: string, change: Partial<OpenOffer> = {}): OpenOffer {
  return { ...readOffer(exampleOffer), id, price: 1_845_050, ...change };
}

/** An insurer's answer without a price. */
export function noOffer(id: string, change: Partial<OfferView> = {}): OfferView {
  return { ...readOffer(exampleOffer), id, state: 'failed', price: undefined, ...change };
}
