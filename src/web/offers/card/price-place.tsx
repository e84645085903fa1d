import { use } from 'react';
import type { Kurus } from '#domain/money.ts';
import { PriceScaleContext } from '../../offer/price-scale.ts';

/** Where a price stands between the cheapest offer and the legal ceiling. */
export function PricePlace({ price }: { readonly price: Kurus }) {
  const scale = use(PriceScaleContext);
  if (!scale || price > scale.ceiling) return null;
  return <meter min={scale.cheapest} max={scale.ceiling} value={price} />;
}
