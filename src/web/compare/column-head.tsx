import { useId } from 'react';
import { formatLira } from '#domain/money.ts';
import { compareTexts as words } from '#messages/compare.ts';
import { isOpen, type OfferView, offerName } from '../offer/offer-view.ts';
import { Button } from '../ui/button.tsx';
import { InsurerMark } from '../ui/insurer-mark.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { Column, Side } from './columns.ts';

type ColumnHeadProps = {
  readonly column: Column;
  readonly offers: readonly OfferView[];
  readonly onPick: (side: Side, id: string) => void;
  readonly onBuy: (offer: OfferView) => void;
  readonly onRemove: (id: string) => void;
};

/** Whose offer a column holds, with its price and the way to buy it. */
export function ColumnHead({ column, offers, onPick, onBuy, onRemove }: ColumnHeadProps) {
  const { offer, side } = column;
  const name = offerName(offer);
  return (
    <div className="grid gap-2">
      {side && offers.length > 2 && <Picker offers={offers} side={side} id={offer.id} onPick={onPick} />}
      <span className="max-sm:hidden">
        <InsurerMark code={Number(offer.insurer)} name={offer.insurerName} size={36} />
      </span>
      <div>
        <p className="font-semibold text-base leading-tight">{offer.insurerName}</p>
        {offer.packageName && <p className="text-ink-soft">{offer.packageName}</p>}
      </div>
      {isOpen(offer) && (
        <p className="whitespace-nowrap font-bold tabular-nums sm:text-lead">{formatLira(offer.price)}</p>
      )}
      <div className="grid justify-items-start gap-1 print:hidden">
        {isOpen(offer) && offer.mode === 'buyable' && (
          <Button variant="action" className="px-3" onClick={() => onBuy(offer)}>
            <span aria-hidden="true">{words.buy}</span>
            <VisuallyHidden>{words.buyOf(name)}</VisuallyHidden>
          </Button>
        )}
        <Button variant="link" onClick={() => onRemove(offer.id)}>
          <span aria-hidden="true">{words.remove}</span>
          <VisuallyHidden>{words.removeOf(name)}</VisuallyHidden>
        </Button>
      </div>
    </div>
  );
}

type PickerProps = Pick<ColumnHeadProps, 'offers' | 'onPick'> & { readonly side: Side; readonly id: string };

/** A phone shows two offers; here each column's is chosen. */
function Picker({ offers, side, id, onPick }: PickerProps) {
  const labelId = useId();
  return (
    <div className="desktop:hidden print:hidden">
      <label htmlFor={labelId} className="block text-ink-soft">
        {words.column[side]}
      </label>
      <select
        id={labelId}
        value={id}
        onChange={(event) => onPick(side, event.currentTarget.value)}
        className="mt-1 block min-h-11 w-full rounded-field border border-field-line bg-paper px-2"
      >
        {offers.map((offer) => (
          <option key={offer.id} value={offer.id}>
            {offerName(offer)}
          </option>
        ))}
      </select>
    </div>
  );
}
