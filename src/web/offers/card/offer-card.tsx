import { useContext } from 'react';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import type { Shortfall } from '#domain/quote/equal-coverage.ts';
import { AskedMinimumContext } from '../../offer/asked-minimum.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { ValidFor } from '../../offer/validity.tsx';
import { InsurerMark } from '../../ui/insurer-mark.tsx';
import { useElementId } from '../../ui/parts/element-ids.tsx';
import { BuyAction } from './buy-line.tsx';
import { CardDetails } from './card-details.tsx';
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

/** One offer: who asks how much for what, and the ways on from it. What has no room is a mark here and whole in the details. */
export function OfferCard({ offer, shortfalls, isRow = false, choosing, isOpen, onToggle }: OfferCardProps) {
  const headingId = useElementId();
  const panelId = useElementId();
  const minimum = useContext(AskedMinimumContext);
  const { decisive } = coveragesOf(offer.line);
  const marks = marksOf(offer, { minimum, shortfalls, isRow });
  return (
    <article aria-labelledby={headingId} className={isRow ? 'offer offer-row' : 'offer'}>
      <div>
        <Insurer offer={offer} headingId={headingId} />
        {!isRow && <CoverMarks offer={offer} rows={decisive.filter(({ sense }) => sense === 'more')} />}
        <div className="offer-notes">
          {!isRow && <ExcessLines offer={offer} rows={decisive.filter(({ sense }) => sense === 'excess')} />}
          {offer.validUntil !== undefined && <ValidFor until={offer.validUntil} />}
          {isRow ? (
            <div className="offer-aside">
              <CardMarks marks={marks} />
              <PricePlace price={offer.price} />
            </div>
          ) : (
            <CardMarks marks={marks} />
          )}
        </div>
        <div className="offer-price">
          <Price offer={offer} />
          {!isRow && <PricePlace price={offer.price} />}
        </div>
        <div className="offer-ways">
          {choosing && <CompareToggle offer={offer} comparing={choosing.comparing} />}
          <DetailsButton offer={offer} panelId={panelId} isOpen={isOpen} onToggle={onToggle} />
          {choosing && <BuyAction offer={offer} onBuy={choosing.onBuy} />}
        </div>
      </div>
      {isOpen && (
        <div id={panelId}>
          <CardDetails offer={offer} shortfalls={shortfalls} isReadOnly={choosing === undefined} />
        </div>
      )}
    </article>
  );
}

function Insurer({ offer, headingId }: { readonly offer: OpenOffer; readonly headingId: string }) {
  return (
    <div className="offer-who">
      <InsurerMark code={Number(offer.insurer)} name={offer.insurerName} />
      <div>
        <h3 id={headingId}>{offer.insurerName}</h3>
        {offer.packageName && <p>{offer.packageName}</p>}
      </div>
    </div>
  );
}
