import { compareChoiceTexts as words } from '#messages/compare.ts';
import { type OpenOffer, offerName } from '../../offer/offer-view.ts';
import type { Comparing } from '../../offer/use-compared.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type CompareToggleProps = { readonly offer: OpenOffer; readonly comparing: Pick<Comparing, 'chosen' | 'toggle'> };

/** Takes an offer into the comparison, or out of it, once the application runs: a tick that nobody hears would be a lie. */
export function CompareToggle({ offer, comparing }: CompareToggleProps) {
  const isRunning = useHydrated();
  const isChosen = comparing.chosen.includes(offer.id);
  return (
    <label className="check">
      <span>
        <input
          type="checkbox"
          name="compare"
          className="check-box"
          checked={isChosen}
          disabled={!isRunning}
          onChange={() => comparing.toggle(offer.id)}
        />
      </span>
      <span>
        {words.add}
        <VisuallyHidden>{` ${offerName(offer)}`}</VisuallyHidden>
      </span>
    </label>
  );
}
