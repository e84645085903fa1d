import type { LineKey } from '#domain/lines.ts';
import { isOpen, type OfferView, type OpenOffer } from '../../offer/offer-view.ts';

/** As many as leave room for one more. */
const most = 3;

/** The cheapest offer of each insurer that sells, the cheapest insurers first. */
export function cheapestOffers(offers: readonly OfferView[], line: LineKey): readonly string[] {
  const cheapest = new Map<string, OpenOffer>();
  const sold = offers.filter(isOpen).filter((offer) => offer.line === line && offer.mode === 'buyable');
  for (const offer of sold.toSorted((one, other) => one.price - other.price))
    if (!cheapest.has(offer.insurer)) cheapest.set(offer.insurer, offer);
  return [...cheapest.values()].slice(0, most).map(({ id }) => id);
}
