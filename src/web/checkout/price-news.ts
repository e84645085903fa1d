import type { Kurus } from '#domain/money.ts';
import type { PaymentView } from './payment-view.ts';

/** A price the person has not agreed to, beside the one they know. */
export type PriceNews = { readonly old: Kurus; readonly now: Kurus };
export type KnownPrices = Readonly<Record<string, Kurus>>;

/** Under which a price is known: another basket or plan is another question. */
const priceKey = ({ items, count }: PaymentView) => `${items.map(({ offerId }) => offerId).join('+')}x${count}`;

function knownPrice(view: PaymentView, known: KnownPrices): Kurus {
  return known[priceKey(view)] ?? (view.check === 'changed' ? view.oldTotal : view.total);
}

/** Undefined where the price is the one the person knows. */
export function priceNews(view: PaymentView, known: KnownPrices): PriceNews | undefined {
  const old = knownPrice(view, known);
  return old === view.total ? undefined : { old, now: view.total };
}

/** What a person knows outlives a reload, so that a change stays a change until they agree. */
export function rememberPrice(view: PaymentView, known: KnownPrices): KnownPrices {
  return { ...known, [priceKey(view)]: knownPrice(view, known) };
}

export function agreeTo(view: PaymentView, known: KnownPrices): KnownPrices {
  return { ...known, [priceKey(view)]: view.total };
}
