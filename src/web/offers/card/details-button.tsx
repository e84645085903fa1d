import { offerCardTexts as words } from '#messages/offers.ts';
import { type OpenOffer, offerName } from '../../offer/offer-view.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export type Unfolding = { readonly isOpen: boolean; readonly onToggle: () => void };

type DetailsButtonProps = Unfolding & { readonly offer: OpenOffer; readonly panelId: string };

/** Opens what a card has no room for. */
export function DetailsButton({ offer, panelId, isOpen, onToggle }: DetailsButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={onToggle}
      className="flex min-h-11 items-center gap-0.5 whitespace-nowrap font-semibold text-brand text-small hover:text-brand-strong"
    >
      {words.details}
      <VisuallyHidden> {offerName(offer)}</VisuallyHidden>
      <Icon
        name="chevronDown"
        className={classNames('size-5 transition-transform @max-md:hidden', isOpen && 'rotate-180')}
      />
    </button>
  );
}
