import { formatLira } from '#domain/money.ts';
import { addedFor } from '#domain/quote/basket.ts';
import { addOnTexts as words } from '#messages/offers.ts';
import { BoughtMark } from '../../offer/bought-mark.tsx';
import { longestPlan } from '../../offer/longest-plan.ts';
import { type OpenOffer, offerName } from '../../offer/offer-view.ts';
import { ForeignPriceLine } from '../../offer/price-parts.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InsurerMark } from '../../ui/insurer-mark.tsx';
import { CallAgency } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { OfferBasket } from '../basket/use-basket.ts';
import { CoverFacts } from './cover-facts.tsx';

type AddOnOfferProps = { readonly offer: OpenOffer; readonly basket: OfferBasket | undefined };

/** One offer of an add-on, with the way into the basket and out of it. */
export function AddOnOffer({ offer, basket }: AddOnOfferProps) {
  const plan = longestPlan(offer);
  return (
    <div className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="flex min-w-0 flex-1 basis-32 items-center gap-3">
          <span className="shrink-0">
            <InsurerMark code={Number(offer.insurer)} name={offer.insurerName} size={36} />
          </span>
          <div className="min-w-0">
            <p className="font-medium leading-tight">{offer.insurerName}</p>
            {offer.packageName && <p className="text-ink-soft text-small">{offer.packageName}</p>}
          </div>
        </div>
        <p className="ml-auto shrink-0 text-right tabular-nums">
          <span className="block font-bold text-lead leading-tight">{formatLira(offer.price)}</span>
          {plan && <span className="block text-ink-soft text-small">{plan}</span>}
        </p>
      </div>
      <ForeignPriceLine price={offer.foreignPrice} />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <CoverFacts offer={offer} />
        {basket && <WayIn offer={offer} basket={basket} />}
      </div>
    </div>
  );
}

type WayInProps = { readonly offer: OpenOffer; readonly basket: OfferBasket };

function WayIn({ offer, basket }: WayInProps) {
  if (offer.bought) return <BoughtMark />;
  switch (offer.mode) {
    case 'buyable':
      return <InOut offer={offer} basket={basket} />;
    case 'quoteOnly':
      return <p className="w-full text-ink-soft text-small">{words.quoteOnly}</p>;
    case 'contactToBuy':
      return (
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-ink-soft text-small">{words.byAgency}</p>
          <CallAgency />
        </div>
      );
  }
}

function InOut({ offer, basket }: WayInProps) {
  const added = addedFor(basket.basket, offer.line) === offer.id;
  const name = offerName(offer);
  return (
    <div className="flex items-center gap-3">
      {added && (
        <p className="flex items-center gap-1.5 font-semibold text-small text-success">
          <Icon name="checkCircle" className="size-5" />
          {words.added}
        </p>
      )}
      <Button
        variant={added ? 'quiet' : 'brand'}
        onClick={() => (added ? basket.remove(offer.line) : basket.add(offer.line, offer.id))}
      >
        <span aria-hidden="true">{added ? words.remove : words.add}</span>
        <VisuallyHidden>{added ? words.removeOf(name) : words.addOf(name)}</VisuallyHidden>
      </Button>
    </div>
  );
}
