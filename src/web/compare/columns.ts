import type { OfferView } from '../offer/offer-view.ts';

/** An offer in the table, and its place from the left. */
export type Column = { readonly offer: OfferView; readonly place: number };

/** The offers as the person put them in order; those that were never moved stand behind, as they came. */
export function columnsOf(offers: readonly OfferView[], order: readonly string[]): readonly Column[] {
  const rank = ({ id }: OfferView) => (order.includes(id) ? order.indexOf(id) : order.length);
  return offers.toSorted((one, other) => rank(one) - rank(other)).map((offer, place) => ({ offer, place }));
}

type RoomClasses = { readonly cell: string; readonly block: string };

/** A phone has room for two columns, a tablet for three, a desk and paper for all. */
export function roomFor(place: number): RoomClasses {
  if (place < 2) return { cell: '', block: '' };
  return place === 2
    ? { cell: 'max-sm:hidden print:table-cell', block: 'max-sm:hidden print:block' }
    : { cell: 'max-desktop:hidden print:table-cell', block: 'max-desktop:hidden print:block' };
}

/** Where some offers find no room, each column says which one it shows. */
export function pickerClasses(count: number): string | undefined {
  if (count <= 2) return undefined;
  return count === 3 ? 'sm:hidden' : 'desktop:hidden';
}
