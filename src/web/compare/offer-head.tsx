import { formatLira } from '#domain/money.ts';
import { compareTexts as words } from '#messages/compare.ts';
import { isOpen, type OfferView, offerName } from '../offer/offer-view.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { InsurerMark } from '../ui/insurer-mark.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { pickerClasses } from './columns.ts';
import { WayToBuy } from './way-to-buy.tsx';

type OfferHeadProps = {
  readonly offer: OfferView;
  readonly place: number;
  readonly offers: readonly OfferView[];
  readonly onPlace: (place: number, id: string) => void;
  readonly onBuy: (offer: OfferView) => void;
  readonly onRemove: (id: string) => void;
};

/** A narrow column stacks its parts in three short rows, a wide one has two. */
const areas =
  "[grid-template-areas:'name_name_name'_'price_price_price'_'buy_buy_remove'] @min-[12.5rem]:[grid-template-areas:'name_name_remove'_'price_buy_buy']";

/** Who offers it, what it costs, the way to buy it and the way out. */
export function OfferHead({ offer, place, offers, onPlace, onBuy, onRemove }: OfferHeadProps) {
  return (
    <div className="@container">
      <div className={classNames('grid grid-cols-[minmax(0,1fr)_auto_auto] items-center', areas)}>
        <Name offer={offer} place={place} offers={offers} onPlace={onPlace} />
        <p className="@min-[6rem]:whitespace-nowrap font-bold text-small tabular-nums leading-5 [grid-area:price] @min-[12.5rem]:text-base">
          {isOpen(offer) ? formatLira(offer.price) : <span className="font-normal">{words.notOpen}</span>}
        </p>
        <div className="min-w-0 [grid-area:buy] @min-[12.5rem]:justify-self-end print:hidden">
          <WayToBuy offer={offer} onBuy={onBuy} />
        </div>
        <button
          type="button"
          data-removes={offer.id}
          onClick={() => onRemove(offer.id)}
          className="-mr-2 flex size-[44px] items-center justify-center rounded-field text-ink-soft [grid-area:remove] hover:bg-mist hover:text-ink print:hidden"
        >
          <Icon name="close" className="size-5" />
          <VisuallyHidden>{words.removeOf(offerName(offer))}</VisuallyHidden>
        </button>
      </div>
    </div>
  );
}

type NameProps = Pick<OfferHeadProps, 'offer' | 'place' | 'offers' | 'onPlace'>;

/** Where not all offers find room, the name is what picks another one. */
function Name({ offer, place, offers, onPlace }: NameProps) {
  const { id, insurer, insurerName, packageName } = offer;
  const picker = pickerClasses(offers.length);
  return (
    <div className="relative flex h-10 min-w-0 items-center gap-2 rounded-field outline-brand [grid-area:name] has-focus-visible:outline-3">
      <span className="hidden shrink-0 @min-[12.5rem]:block">
        <InsurerMark code={Number(insurer)} name={insurerName} size={32} />
      </span>
      <p title={offerName(offer)} className="min-w-0 grow text-small leading-5">
        <span className="block truncate font-semibold">{insurerName}</span>{' '}
        {packageName && <span className="block truncate text-ink-soft">{packageName}</span>}
      </p>
      {picker && (
        <span className={classNames('contents print:hidden', picker)}>
          <Icon name="chevronDown" className="size-4 shrink-0 text-brand" />
          <select
            aria-label={words.column(place + 1)}
            value={id}
            onChange={(event) => onPlace(place, event.currentTarget.value)}
            className="absolute inset-x-0 -inset-y-0.5 w-full cursor-pointer opacity-0"
          >
            {offers.map((other) => (
              <option key={other.id} value={other.id}>
                {offerName(other)}
              </option>
            ))}
          </select>
        </span>
      )}
    </div>
  );
}
