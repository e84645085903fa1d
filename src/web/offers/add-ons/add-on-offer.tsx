import { coveragesOf } from '#catalog/coverages/lines.ts';
import { formatLira, installmentText } from '#domain/money.ts';
import { addedFor } from '#domain/quote/basket.ts';
import { addOnTexts as words } from '#messages/offers.ts';
import { DecisiveCoverages } from '../../offer/coverages.tsx';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { ForeignPriceLine } from '../../offer/price-parts.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InsurerMark } from '../../ui/insurer-mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { OfferBasket } from '../basket/use-basket.ts';

type AddOnOfferProps = { readonly offer: OpenOffer; readonly basket: OfferBasket | undefined };

/** One offer of an add-on, with the way into the basket and out of it. */
export function AddOnOffer({ offer, basket }: AddOnOfferProps) {
  const { maxInstallment, price } = offer;
  return (
    <div className="grid gap-3 pt-3">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <span className="shrink-0">
            <InsurerMark code={Number(offer.insurer)} name={offer.insurerName} size={36} />
          </span>
          <div className="min-w-0">
            <p className="font-medium leading-tight">{offer.insurerName}</p>
            {offer.packageName && <p className="text-ink-soft text-small">{offer.packageName}</p>}
          </div>
        </div>
        <p className="shrink-0 text-right tabular-nums">
          <span className="block font-bold text-lead">{formatLira(price)}</span>
          {maxInstallment !== undefined && maxInstallment > 1 && (
            <span className="block text-ink-soft text-small">{installmentText(price, maxInstallment)}</span>
          )}
        </p>
      </div>
      <ForeignPriceLine price={offer.foreignPrice} />
      <DecisiveCoverages offer={offer} rows={coveragesOf(offer.line).decisive} />
      {basket && offer.mode !== 'quoteOnly' && <InOut offer={offer} basket={basket} />}
    </div>
  );
}

function InOut({ offer, basket }: { readonly offer: OpenOffer; readonly basket: OfferBasket }) {
  const added = addedFor(basket.basket, offer.line) === offer.id;
  const name = [offer.insurerName, offer.packageName].filter(Boolean).join(' ');
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="flex items-center gap-1.5 font-semibold text-small text-success">
        {added && (
          <>
            <Icon name="checkCircle" className="size-5" />
            {words.added}
          </>
        )}
      </p>
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
