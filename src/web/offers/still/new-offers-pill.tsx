import { offerListTexts as words } from '#messages/offers.ts';
import { Icon } from '../../ui/icon.tsx';

type NewOffersPillProps = { readonly count: number; readonly onShow: () => void };

/** Offers that wait for the list to be left alone, one press away. It floats, so that it moves nothing itself. */
export function NewOffersPill({ count, onShow }: NewOffersPillProps) {
  if (count === 0) return null;
  return (
    <div className="pointer-events-none sticky top-20 z-10 flex h-0 justify-center desktop:top-22">
      <button
        type="button"
        onClick={onShow}
        className="pointer-events-auto flex h-11 -translate-y-3 items-center gap-2 whitespace-nowrap rounded-full bg-brand px-5 font-semibold text-paper shadow-float transition-opacity hover:bg-brand-strong starting:opacity-0"
      >
        <Icon name="plus" className="size-5" />
        {words.newOffers(count)}
      </button>
    </div>
  );
}
