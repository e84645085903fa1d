import type { ReactNode } from 'react';
import { formatLira, type Kurus } from '#domain/money.ts';
import { offerFilterTexts, offerListTexts as words } from '#messages/offers.ts';
import { orderNote } from './arrange/order-note.ts';
import type { ArrangedOffers } from './arrange/use-arrangement.ts';
import { Collecting } from './collecting.tsx';
import type { OfferFeed } from './feed/offer-feed.ts';

type OffersHeadProps = {
  readonly feed: OfferFeed | undefined;
  readonly arranged: ArrangedOffers;
  /** How many offers there are, also those that are not shown yet. */
  readonly count: number;
  /** Insurers that look first. */
  readonly looking: number;
  readonly collecting: boolean;
  /** A price below all that were there. */
  readonly cheaper: Kurus | undefined;
  /** What can be done with the list as a whole. */
  readonly children: ReactNode;
};

/** Where the collecting stands, how the list is ordered, and what can be done with it. */
export function OffersHead({ feed, arranged, count, looking, collecting, cheaper, children }: OffersHeadProps) {
  const hasOffers = arranged.offers.length > 0;
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
      <div className="min-w-0 text-small leading-tight @5xl:flex-1">
        {feed && collecting && <Collecting answered={feed.answered} total={feed.total} looking={looking} />}
        <p className="text-ink-soft">
          {feed && !collecting && count > 0 && <span>{words.allIn(count, looking)}</span>}{' '}
          <span role="status" className="font-semibold text-brand-strong">
            {cheaper === undefined ? '' : words.cheaper(formatLira(cheaper))}
          </span>
          {/* What is new takes the place of what was said before, so that no card moves. */}
          {hasOffers && cheaper === undefined && <span>{orderNote(arranged)}</span>}
        </p>
        <Shown arranged={arranged} />
      </div>
      {children}
    </div>
  );
}

/** How many offers a filter leaves. */
export function Shown({ arranged }: { readonly arranged: ArrangedOffers }) {
  const { isNarrowed, ranked, offers } = arranged;
  return (
    <p role="status" className="text-ink-soft text-small leading-tight empty:hidden">
      {isNarrowed && ranked.length > 0 ? offerFilterTexts.shown(ranked.length, offers.length) : ''}
    </p>
  );
}
