import { use, useId } from 'react';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import type { Shortfall } from '#domain/quote/equal-coverage.ts';
import { AskedMinimumContext } from '../../offer/asked-minimum.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { ValidFor } from '../../offer/validity.tsx';
import { classNames } from '../../ui/class-names.ts';
import { InsurerMark } from '../../ui/insurer-mark.tsx';
import { Late } from '../late/late.tsx';
import { BuyAction } from './buy-line.tsx';
import { CardMarks } from './card-marks.tsx';
import type { Choosing } from './choosing.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { CoverMarks } from './cover-marks.tsx';
import { DetailsButton, type Unfolding } from './details-button.tsx';
import { ExcessLines } from './excess-lines.tsx';
import { marksOf } from './marks.ts';
import { Price } from './price.tsx';
import { PricePlace } from './price-place.tsx';

export type OfferCardProps = Unfolding & {
  readonly offer: OpenOffer;
  readonly shortfalls: readonly Shortfall[];
  /** Where the covers are said once for all offers, one row is enough for each. */
  readonly isRow?: boolean;
  /** Undefined where the list is only looked at. */
  readonly choosing?: Choosing | undefined;
};

/** On a small phone with large text a price beside a name would leave no room for its words. */
const narrow =
  'grid-cols-[minmax(0,1fr)] [grid-template-areas:"who"_"price"_"covers"_"notes"_"ways"] @min-[18rem]:grid-cols-[minmax(0,1fr)_auto] @min-[18rem]:[grid-template-areas:"who_price"_"covers_covers"_"notes_notes"_"ways_ways"]';
const columns =
  '@5xl:grid-cols-[12rem_minmax(0,1fr)_10.5rem_10.5rem_13.5rem] @5xl:[grid-template-areas:"who_covers_excess_price_ways"_"who_marks_valid_price_ways"]';
const rowColumns =
  '@5xl:grid-cols-[15rem_minmax(0,1fr)_10.5rem_11rem_auto] @5xl:items-center @5xl:[grid-template-areas:"who_marks_valid_price_ways"]';

/** One offer: who asks how much for what, and the ways on from it. What has no room is a mark here and whole in the details. */
export function OfferCard({ offer, shortfalls, isRow = false, choosing, isOpen, onToggle }: OfferCardProps) {
  const headingId = useId();
  const panelId = useId();
  const minimum = use(AskedMinimumContext);
  const { decisive } = coveragesOf(offer.line);
  const marks = marksOf(offer, { minimum, shortfalls, isRow });
  return (
    <article aria-labelledby={headingId} className="rounded-card border border-line bg-paper">
      <div
        className={classNames(
          'grid gap-x-4 gap-y-1 px-3 py-1.5 @xl:px-4 @5xl:gap-x-5',
          narrow,
          isRow ? rowColumns : columns,
        )}
      >
        <Insurer offer={offer} headingId={headingId} />
        {!isRow && (
          <div className="[grid-area:covers] empty:hidden @5xl:self-end">
            <CoverMarks offer={offer} rows={decisive.filter(({ sense }) => sense === 'more')} />
          </div>
        )}
        <div className="flex flex-wrap gap-x-3 gap-y-0.5 text-small leading-tight [grid-area:notes] @5xl:contents">
          {!isRow && <ExcessLines offer={offer} rows={decisive.filter(({ sense }) => sense === 'excess')} />}
          {offer.validUntil !== undefined && (
            <div className="@5xl:[grid-area:valid]">
              <ValidFor until={offer.validUntil} />
            </div>
          )}
          {isRow ? (
            <div className="flex flex-wrap items-center gap-x-4 @5xl:justify-end @5xl:[grid-area:marks]">
              <CardMarks marks={marks} />
              <PricePlace price={offer.price} />
            </div>
          ) : (
            <CardMarks marks={marks} />
          )}
        </div>
        <div className="self-center [grid-area:price] @min-[18rem]:text-right @5xl:text-left">
          <Price offer={offer} />
          {!isRow && <PricePlace price={offer.price} />}
        </div>
        <div
          className={classNames(
            'flex flex-wrap items-center justify-between gap-x-2 [grid-area:ways]',
            isRow ? '@5xl:flex-nowrap' : '@5xl:grid @5xl:grid-cols-[auto_auto] @5xl:content-center',
          )}
        >
          {choosing && <CompareToggle offer={offer} comparing={choosing.comparing} />}
          <DetailsButton offer={offer} panelId={panelId} isOpen={isOpen} onToggle={onToggle} />
          {choosing && (
            <div className="min-w-24 @5xl:col-span-2 @5xl:min-w-28">
              <BuyAction offer={offer} onBuy={choosing.onBuy} />
            </div>
          )}
        </div>
      </div>
      <div id={panelId}>
        {isOpen && (
          <Late>
            {({ CardDetails }) => (
              <CardDetails offer={offer} shortfalls={shortfalls} isReadOnly={choosing === undefined} />
            )}
          </Late>
        )}
      </div>
    </article>
  );
}

function Insurer({ offer, headingId }: { readonly offer: OpenOffer; readonly headingId: string }) {
  return (
    <div className="flex min-w-0 items-center gap-2.5 [grid-area:who]">
      <span className="shrink-0">
        <InsurerMark code={Number(offer.insurer)} name={offer.insurerName} size={40} />
      </span>
      <div className="min-w-0 text-small leading-tight">
        <h3 id={headingId} className="text-base leading-tight">
          {offer.insurerName}
        </h3>
        {offer.packageName && <p className="text-ink-soft">{offer.packageName}</p>}
      </div>
    </div>
  );
}
