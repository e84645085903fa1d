import { type ReactNode, type RefObject, useId, useState } from 'react';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import type { LineKey } from '#domain/lines.ts';
import { offerFilterTexts, offerListTexts, offerSortTexts } from '#messages/offers.ts';
import type { OpenOffer } from '../offer/offer-view.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { filterCount, noFilter } from './arrange/filter.ts';
import { FilterPanel } from './arrange/filter-panel.tsx';
import { EqualCoverageNote, SortChoice } from './arrange/sort-choice.tsx';
import { useArrangement } from './arrange/use-arrangement.ts';
import type { Choosing } from './card/choosing.ts';
import { OfferCard } from './card/offer-card.tsx';

type OfferListProps = {
  readonly line: LineKey;
  readonly offers: readonly OpenOffer[];
  /** Undefined where the list is only looked at. */
  readonly choosing?: Choosing | undefined;
  /** Takes the focus when what had it is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Stands between the tools and the cards. */
  readonly children?: ReactNode;
};

/** What is paid for what: where it is the same for all, there is nothing to sort by. */
const worth = ({ price, coverages }: OpenOffer) => JSON.stringify([price, [...coverages]]);

/** Offers of one line, in the order and with the filter that were chosen. */
export function OfferList({ line, offers, choosing, heading, children }: OfferListProps) {
  const { weighed } = coveragesOf(line);
  const { order, setOrder, filter, setFilter, measure, ranked } = useArrangement(offers, weighed);
  const [filtering, setFiltering] = useState(false);
  const panelId = useId();
  const narrowed = filterCount(filter);
  const isOnePrice = offers.length > 1 && new Set(offers.map(worth)).size === 1;
  const reset = () => {
    setFilter(noFilter);
    heading.current?.focus();
  };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {isOnePrice ? (
          <p className="max-w-text text-ink-soft text-small">{offerSortTexts.onePrice}</p>
        ) : (
          <SortChoice order={order} onOrder={setOrder} />
        )}
        <Button
          variant="quiet"
          aria-expanded={filtering}
          aria-controls={panelId}
          onClick={() => setFiltering(!filtering)}
        >
          {narrowed > 0 ? offerFilterTexts.openCount(narrowed) : offerFilterTexts.open}
        </Button>
      </div>
      <div id={panelId}>
        {filtering && <FilterPanel offers={offers} weighed={weighed} filter={filter} onFilter={setFilter} />}
      </div>
      {order === 'equalCoverage' && !isOnePrice && <EqualCoverageNote measure={measure} />}
      <p role="status" className="mt-3 text-ink-soft text-small empty:hidden">
        {narrowed > 0 && ranked.length > 0 ? offerFilterTexts.shown(ranked.length, offers.length) : ''}
      </p>
      {children}
      {ranked.length === 0 ? (
        <div className="mt-4">
          <Notice title={offerFilterTexts.emptyTitle} text={offerFilterTexts.empty(offers.length)}>
            <Button onClick={reset}>{offerFilterTexts.reset}</Button>
          </Notice>
        </div>
      ) : (
        <fieldset className="mt-4 min-w-0">
          <legend className="sr-only">{offerListTexts.list}</legend>
          <ul className="grid gap-4">
            {ranked.map(({ offer, shortfalls }) => (
              <li key={offer.id} data-offer={offer.id} className="scroll-mt-24">
                <OfferCard offer={offer} shortfalls={shortfalls} choosing={choosing} />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  );
}
