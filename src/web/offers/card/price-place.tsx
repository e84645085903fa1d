import { useContext } from 'react';
import { formatLira, type Kurus } from '#domain/money.ts';
import { priceCeilingTexts as words } from '#messages/price-ceiling.ts';
import { type PriceScale, PriceScaleContext } from '../../offer/price-scale.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

function placeText(price: Kurus, { cheapest, ceiling }: PriceScale): string {
  const below = Math.round((1 - price / ceiling) * 100);
  const place = price === ceiling ? words.at : below === 0 ? words.nearly : words.below(below);
  return price === cheapest && price < ceiling ? `${words.cheapest}, ${place.toLocaleLowerCase('tr')}` : place;
}

/** How far along it stands, in percent: nought for the cheapest offer, a hundred at the ceiling. */
function shareOf(price: Kurus, { cheapest, ceiling }: PriceScale): number {
  return ceiling === cheapest ? 100 : ((price - cheapest) / (ceiling - cheapest)) * 100;
}

/** Where a price stands between the cheapest offer and the legal ceiling. A price above it shows that our ceiling is wrong. */
export function PricePlace({ price }: { readonly price: Kurus }) {
  const scale = useContext(PriceScaleContext);
  if (!scale || price > scale.ceiling) return null;
  const text = placeText(price, scale);
  return (
    <div className="w-46 max-w-full">
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-full min-w-1.5 rounded-full bg-brand forced-colors:bg-[CanvasText]"
          style={{ width: `${shareOf(price, scale)}%` }}
        />
      </div>
      <p className="mt-0.5 text-ink-soft text-small">
        <span aria-hidden="true">{text}</span>
        <VisuallyHidden>{words.spoken(text, formatLira(scale.ceiling))}</VisuallyHidden>
      </p>
    </div>
  );
}
