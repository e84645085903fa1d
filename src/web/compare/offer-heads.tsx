import { useRef } from 'react';
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
  const root = useRef<HTMLDivElement>(null);
  const remove = (id: string) => {
    focusBeside(root.current, id);
    onRemove(id);
  };
  return (
    <div
      ref={root}
      data-heads=""
      className="sticky top-[calc(--spacing(16)+1px)] z-10 grid auto-cols-[minmax(0,1fr)] grid-flow-col grid-cols-[30%] border-line border-b bg-paper desktop:top-[calc(--spacing(18)+1px)] desktop:grid-cols-[14rem] sm:grid-cols-[9rem] print:static print:grid-cols-[14rem]"
    >
      <div className="flex items-center px-1 sm:px-2">
        <Legend />
      </div>
      <ul aria-label={words.offers} className="contents">
        {columns.map(({ offer, place }) => (
          <li key={offer.id} className={classNames('min-w-0 px-1 py-1 sm:px-2', roomFor(place).block)}>
            <OfferHead offer={offer} place={place} offers={offers} onPlace={onPlace} onBuy={onBuy} onRemove={remove} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The way out of an offer goes with it: the focus moves to that of its neighbour, or to the step where none is left. */
function focusBeside(root: HTMLElement | null, id: string): void {
  const ways = [...(root?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])].filter((way) => way.offsetParent);
  const index = ways.findIndex((way) => way.dataset.removes === id);
  const beside = ways[index + 1] ?? ways[index - 1] ?? root?.closest<HTMLElement>('[tabindex="-1"]');
  beside?.focus();
}
