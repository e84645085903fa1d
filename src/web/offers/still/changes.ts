import { isOpen, type OfferView } from '../../offer/offer-view.ts';

/** What decides where a card stands. */
const placeOf = ({ id, state, price }: OfferView) => `${id} ${state} ${price}`;

/** Whether one list can take the other's place without any card moving. */
export function staysInPlace(shown: readonly OfferView[], latest: readonly OfferView[]): boolean {
  if (shown.length !== latest.length) return false;
  const places = new Set(shown.map(placeOf));
  return latest.every((offer) => places.has(placeOf(offer)));
}

/** The first offer is shown at once; what would move cards that somebody may be looking at is not. */
export function mustWait(shown: readonly OfferView[], latest: readonly OfferView[]): boolean {
  return shown.some(isOpen) && !staysInPlace(shown, latest);
}

/** Offers that came and are not shown yet. */
export function heldBack(shown: readonly OfferView[], latest: readonly OfferView[]): number {
  const known = new Set(shown.filter(isOpen).map(({ id }) => id));
  return latest.filter((offer) => isOpen(offer) && !known.has(offer.id)).length;
}
