import { compareChoiceTexts as words } from '#messages/compare.ts';
import { type OpenOffer, offerName } from '../../offer/offer-view.ts';
import type { Comparing } from '../../offer/use-compared.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type CompareToggleProps = { readonly offer: OpenOffer; readonly comparing: Pick<Comparing, 'chosen' | 'toggle'> };

/** Takes an offer into the comparison, or out of it. */
export function CompareToggle({ offer, comparing }: CompareToggleProps) {
  const isChosen = comparing.chosen.includes(offer.id);
  return (
    <Checkbox
      name="compare"
      checked={isChosen}
      onChange={() => comparing.toggle(offer.id)}
      label={
        <>
          {words.add}
          <VisuallyHidden>{` ${offerName(offer)}`}</VisuallyHidden>
        </>
      }
    />
  );
}
