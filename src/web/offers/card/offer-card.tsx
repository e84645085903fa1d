import { use, useId } from 'react';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import type { Ranked } from '#domain/quote/sort-offers.ts';
import { AskedMinimumContext } from '../../offer/asked-minimum.ts';
import { DecisiveCoverages, Excesses } from '../../offer/coverages.tsx';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { Validity } from '../../offer/validity.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InsurerMark } from '../../ui/insurer-mark.tsx';
import { BuyButton, BuyLine } from './buy-line.tsx';
import { CardPanels } from './card-panels.tsx';
import type { Choosing } from './choosing.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { MinimumMark } from './minimum-mark.tsx';
import { Price } from './price.tsx';
import { Shortfalls } from './shortfalls.tsx';

type OfferCardProps = Ranked<OpenOffer> & {
  /** Undefined where the list is only looked at. */
  readonly choosing?: Choosing | undefined;
};

export function OfferCard({ offer, shortfalls, choosing }: OfferCardProps) {
  const headingId = useId();
  const minimum = use(AskedMinimumContext);
  const { decisive } = coveragesOf(offer.line);
  return (
    <article aria-labelledby={headingId} className="rounded-card border border-line bg-paper p-4 @xl:p-5">
      <div className="grid gap-x-8 gap-y-3 @3xl:grid-cols-[minmax(0,1fr)_17rem] @3xl:grid-rows-[auto_1fr]">
        <div className="flex items-center gap-3">
          <span className="shrink-0">
            <InsurerMark code={Number(offer.insurer)} name={offer.insurerName} size={44} />
          </span>
          <div className="min-w-0">
            <h3 id={headingId} className="text-h4">
              {offer.insurerName}
            </h3>
            {offer.packageName && <p className="text-ink-soft text-small">{offer.packageName}</p>}
          </div>
        </div>
        <div className="grid content-start gap-2 @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1">
          <Price offer={offer} />
          <Excesses offer={offer} rows={decisive.filter(({ sense }) => sense === 'excess')} />
          {offer.validUntil !== undefined && <Validity until={offer.validUntil} />}
          {choosing && <BuyButton offer={offer} onBuy={choosing.onBuy} />}
        </div>
        <div className="grid content-start gap-3">
          <DecisiveCoverages offer={offer} rows={decisive.filter(({ sense }) => sense === 'more')} />
          <MinimumMark offer={offer} minimum={minimum} />
          <Shortfalls shortfalls={shortfalls} />
          <Warnings warnings={offer.warnings} />
          {choosing && <BuyLine offer={offer} />}
        </div>
      </div>
      <CardPanels offer={offer}>
        {choosing && <CompareToggle offer={offer} comparing={choosing.comparing} />}
      </CardPanels>
    </article>
  );
}

function Warnings({ warnings }: Pick<OpenOffer, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <ul className="grid gap-1 text-small">
      {warnings.map((warning) => (
        <li key={warning} className="flex gap-1.5">
          <Icon name="info" className="mt-0.5 size-4 shrink-0 text-brand" />
          {warning}
        </li>
      ))}
    </ul>
  );
}
