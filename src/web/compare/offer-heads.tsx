import { compareTexts as words } from '#messages/compare.ts';
import type { OfferView } from '../offer/offer-view.ts';
import { classNames } from '../ui/class-names.ts';
import { type Column, roomFor } from './columns.ts';
import { Legend } from './mark.tsx';
import { OfferHead } from './offer-head.tsx';

type OfferHeadsProps = {
  readonly columns: readonly Column[];
  readonly onPlace: (place: number, id: string) => void;
  readonly onBuy: (offer: OfferView) => void;
  readonly onRemove: (id: string) => void;
};

/** Whose offer each column holds. It stays in sight under the header of the site, as wide as the table's columns are. */
export function OfferHeads({ columns, onPlace, onBuy, onRemove }: OfferHeadsProps) {
  const offers = columns.map(({ offer }) => offer);
  return (
    <div
      data-heads=""
      className="sticky top-16 z-10 grid auto-cols-[minmax(0,1fr)] grid-flow-col grid-cols-[28%] border-line border-b bg-paper desktop:top-18 desktop:grid-cols-[14rem] sm:grid-cols-[9rem] print:static print:grid-cols-[14rem]"
    >
      <div className="flex items-center px-1.5 sm:px-2">
        <Legend />
      </div>
      <ul aria-label={words.offers} className="contents">
        {columns.map(({ offer, place }) => (
          <li key={offer.id} className={classNames('min-w-0 px-1.5 py-1 sm:px-2', roomFor(place).block)}>
            <OfferHead
              offer={offer}
              place={place}
              offers={offers}
              onPlace={onPlace}
              onBuy={onBuy}
              onRemove={onRemove}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
