import { site } from '#config/site.ts';
import { offerCardTexts, buyTexts as words } from '#messages/offers.ts';
import { type OpenOffer, offerName } from '../../offer/offer-view.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { whatsappAddress } from '../../ui/whatsapp-address.ts';

type BuyButtonProps = {
  readonly offer: OpenOffer;
  readonly onBuy: (offer: OpenOffer) => void;
  readonly className?: string;
};

/** Leads to the payment of an offer that can be paid here. */
export function BuyButton({ offer, onBuy, className }: BuyButtonProps) {
  if (offer.mode !== 'buyable') return null;
  return (
    <Button
      variant="action"
      className={className}
      aria-label={words.buyOf(offerName(offer))}
      onClick={() => onBuy(offer)}
    >
      {words.buy}
    </Button>
  );
}

type BuyActionProps = { readonly offer: OpenOffer; readonly onBuy: (offer: OpenOffer) => void };

const place = 'offer-buy';

/** The one way on from an offer: to its payment, to the agency's phone, or to the company itself. */
export function BuyAction({ offer, onBuy }: BuyActionProps) {
  if (offer.bought) return <Said icon="checkCircle" className="text-success" text={offerCardTexts.bought} />;
  switch (offer.mode) {
    case 'buyable':
      return <BuyButton offer={offer} onBuy={onBuy} className={place} />;
    case 'contactToBuy':
      return (
        <a href={`tel:${site.phone}`} className={buttonClasses({ variant: 'quiet', className: place })}>
          <Icon name="phone" />
          <span aria-hidden="true">{words.call}</span>
          <VisuallyHidden>{words.callOf(offerName(offer))}</VisuallyHidden>
        </a>
      );
    case 'quoteOnly':
      return <Said icon="info" className="text-ink-soft" text={words.notHere} />;
  }
}

type SaidProps = { readonly icon: 'checkCircle' | 'info'; readonly className: string; readonly text: string };

function Said({ icon, className, text }: SaidProps) {
  return (
    <p className={`${place} ${className}`}>
      <Icon name={icon} />
      {text}
    </p>
  );
}

/** How an offer is had that cannot be paid here: through the agency's phone, or from the company itself. */
export function BuyLine({ offer }: { readonly offer: OpenOffer }) {
  if (offer.mode === 'quoteOnly') return <p className="text-ink-soft text-small">{words.quoteOnly}</p>;
  return offer.mode === 'contactToBuy' ? <ContactToBuy offer={offer} /> : null;
}

function ContactToBuy({ offer }: { readonly offer: OpenOffer }) {
  const message = words.whatsappMessage(offerName(offer), offer.proposalNo);
  return (
    <div>
      <p className="text-ink-soft text-small">{words.contactNote}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <a href={`tel:${site.phone}`} className={buttonClasses({ variant: 'action' })}>
          <Icon name="phone" className="size-5" />
          {words.contact}
        </a>
        <NewTabLink
          href={whatsappAddress({ number: site.whatsapp.number, message })}
          icon={false}
          className={buttonClasses({ variant: 'quiet' })}
        >
          <Icon name="whatsapp" className="size-5" />
          {words.whatsapp}
        </NewTabLink>
      </div>
    </div>
  );
}
