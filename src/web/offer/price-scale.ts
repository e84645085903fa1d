import { createContext } from 'react';
import type { PriceCeiling } from '#contracts/calls/vehicle-fields.ts';
import { fromLira, type Kurus } from '#domain/money.ts';
import { isOpen, type OfferView } from './offer-view.ts';

/** Between what the prices of a line can stand: the cheapest offer, and the most that the law lets anybody ask. */
export type PriceScale = { readonly cheapest: Kurus; readonly ceiling: Kurus };

/** Undefined where the law sets no ceiling. */
export const PriceScaleContext = createContext<PriceScale | undefined>(undefined);

/** The scale of a line's offers. Where even the cheapest is above our ceiling, ours is wrong and nothing is claimed. */
export function priceScaleOf(ceiling: PriceCeiling | undefined, offers: readonly OfferView[]): PriceScale | undefined {
  const prices = offers.filter(isOpen).map(({ price }) => price);
  if (!ceiling || prices.length === 0) return undefined;
  const scale = { cheapest: Math.min(...prices), ceiling: fromLira(ceiling.Gross) };
  return scale.cheapest <= scale.ceiling ? scale : undefined;
}
