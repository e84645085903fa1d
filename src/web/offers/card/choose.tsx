import { formatLira } from '#domain/money.ts';
import { offerCardTexts as words } from '#messages/offers.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';
import type { Comparing } from '../../offer/use-compared.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export type Choosing = {
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onBuy: (offer: OpenOffer) => void;
  readonly comparing: Pick<Comparing, 'chosen' | 'toggle'>;
};

/** Makes an offer the main one of the basket. */
export function Choose({ offer, choosing }: { readonly offer: OpenOffer; readonly choosing: Choosing }) {
  const checked = choosing.chosen === offer.id;
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-center gap-2.5 rounded-field border border-brand bg-paper px-4 py-2 font-semibold text-brand-strong outline-brand transition-colors hover:bg-brand-soft has-checked:bg-brand has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="main-offer"
        value={offer.id}
        checked={checked}
        onChange={() => choosing.onChoose(offer.id)}
        className="size-4 accent-paper outline-none"
      />
      <span>
        {checked ? words.chosen : words.choose}
        <VisuallyHidden>
          {[offer.insurerName, offer.packageName, formatLira(offer.price)].filter(Boolean).join(', ')}
        </VisuallyHidden>
      </span>
    </label>
  );
}
