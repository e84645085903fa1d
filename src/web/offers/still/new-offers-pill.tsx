import { formatLira, type Kurus } from '#domain/money.ts';
import { offerListTexts as words } from '#messages/offers.ts';
import { Icon } from '../../ui/icon.tsx';

type NewOffersPillProps = {
  readonly count: number;
  /** The lowest price among them, where it is lower than all that are shown. */
  readonly cheaper: Kurus | undefined;
  readonly onShow: () => void;
};

/** Offers that wait for the list to be left alone, one press away. It floats, so that it moves nothing itself. */
export function NewOffersPill({ count, cheaper, onShow }: NewOffersPillProps) {
  if (count === 0) return null;
  return (
    <div className="pointer-events-none sticky top-44 z-10 flex h-0 justify-center">
      <button
        type="button"
        onClick={onShow}
        className="pointer-events-auto flex h-11 -translate-y-3 items-center gap-2 whitespace-nowrap rounded-full bg-brand px-5 font-semibold text-paper shadow-float transition-opacity hover:bg-brand-strong starting:opacity-0"
      >
        <Icon name="plus" className="size-5" />
        <span className={cheaper === undefined ? '' : 'max-sm:sr-only'}>{words.newOffers(count)}</span>
        {cheaper !== undefined && <span className="text-small">{words.cheaper(formatLira(cheaper))}</span>}
      </button>
    </div>
  );
}
