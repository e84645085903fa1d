import { site } from '#config/site.ts';
import { compareTexts as words } from '#messages/compare.ts';
import { isOpen, type OfferView, offerName } from '../offer/offer-view.ts';
import { Button, buttonClasses } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

type WayToBuyProps = { readonly offer: OfferView; readonly onBuy: (offer: OfferView) => void };

const compact = 'h-[44px] w-full px-1! text-small! whitespace-nowrap @min-[12.5rem]:w-auto @min-[12.5rem]:px-3!';

/** Buys the offer, or says how it is had where it is not sold here. */
export function WayToBuy({ offer, onBuy }: WayToBuyProps) {
  const name = offerName(offer);
  if (offer.bought) return <p className="font-semibold text-small text-success">{words.bought}</p>;
  if (!isOpen(offer)) return null;
  switch (offer.mode) {
    case 'buyable':
      return (
        <Button variant="action" className={compact} onClick={() => onBuy(offer)}>
          <span aria-hidden="true">
            <span className="@max-[6rem]:hidden">{words.buy}</span>
            <span className="@min-[6rem]:hidden">{words.buyShort}</span>
          </span>
          <VisuallyHidden>{words.buyOf(name)}</VisuallyHidden>
        </Button>
      );
    case 'contactToBuy':
      return (
        <a href={`tel:${site.phone}`} className={buttonClasses({ variant: 'quiet', className: compact })}>
          <span aria-hidden="true">{words.call}</span>
          <VisuallyHidden>{words.callOf(name, site.phoneDisplay)}</VisuallyHidden>
        </a>
      );
    case 'quoteOnly':
      return (
        <p title={words.quoteOnlyOf(name)} className="text-ink-soft text-small leading-5">
          <span aria-hidden="true">{words.quoteOnly}</span>
          <VisuallyHidden>{words.quoteOnlyOf(name)}</VisuallyHidden>
        </p>
      );
  }
}
