import type { Kurus } from '#domain/money.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';

/** The lowest price among offers that can be bought here; undefined where there is none. */
export function cheapestOf(offers: readonly Pick<OpenOffer, 'price' | 'mode'>[]): Kurus | undefined {
  const prices = offers.filter(({ mode }) => mode === 'buyable').map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** What was looked at last, its lowest price, and the lower price that came since. */
export type Watched = {
  readonly view: string;
  readonly cheapest: Kurus | undefined;
  readonly cheaper: Kurus | undefined;
};

/** Goes on watching: a lower price is news, another view of the list is not. */
export function watchCheapest(before: Watched, view: string, cheapest: Kurus | undefined): Watched {
  if (before.view === view && before.cheapest === cheapest) return before;
  const isSameView = before.view === view && before.cheapest !== undefined;
  const isCheaper = isSameView && cheapest !== undefined && cheapest < (before.cheapest ?? 0);
  return { view, cheapest, cheaper: isCheaper ? cheapest : undefined };
}
