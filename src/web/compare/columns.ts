import { pickColumn } from '#domain/quote/comparison.ts';
import type { OfferView } from '../offer/offer-view.ts';

/** An offer in the table; a phone has room for the first two. */
export type Column = { readonly offer: OfferView; readonly onPhone: boolean; readonly side: Side | undefined };
export type Side = 'left' | 'right';
export type Picked = readonly [string, string];

/** The two a phone shows, as long as they are there; else the first ones. */
export function pickedOf(offers: readonly OfferView[], picked: Picked | undefined): Picked | undefined {
  const [first, second] = offers;
  if (!first || !second) return undefined;
  const isThere = picked?.every((id) => offers.some((offer) => offer.id === id));
  return isThere ? picked : [first.id, second.id];
}

/** Columns with those first that a phone shows. */
export function columnsOf(offers: readonly OfferView[], picked: Picked | undefined): readonly Column[] {
  const [left, right] = picked ?? [];
  const sideOf = ({ id }: OfferView) => (id === left ? 'left' : id === right ? 'right' : undefined);
  const rank = (offer: OfferView) => ['left', 'right', undefined].indexOf(sideOf(offer));
  return offers
    .toSorted((one, other) => rank(one) - rank(other))
    .map((offer) => ({ offer, onPhone: !picked || sideOf(offer) !== undefined, side: sideOf(offer) }));
}

export const pick = (picked: Picked, side: Side, id: string): Picked => pickColumn(picked, side, id);
