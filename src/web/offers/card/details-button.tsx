import { offerCardTexts as words } from '#messages/offers.ts';
import { type OpenOffer, offerName } from '../../offer/offer-view.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export type Unfolding = { readonly isOpen: boolean; readonly onToggle: () => void };

type DetailsButtonProps = Unfolding & { readonly offer: OpenOffer; readonly panelId: string };

/** Opens what a card has no room for. */
export function DetailsButton({ offer, panelId, isOpen, onToggle }: DetailsButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onToggle}
      className="offer-details"
    >
      {words.details}
      <VisuallyHidden>{` ${offerName(offer)}`}</VisuallyHidden>
    </button>
  );
}
