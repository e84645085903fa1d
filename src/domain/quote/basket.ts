import type { LineKey } from '../lines.ts';
import type { Kurus } from '../money.ts';

/** Ids of the chosen main offer and of what is added beside it, one offer an add-on. */
export type Basket = {
  readonly main: string | undefined;
  readonly addOns: readonly { readonly line: LineKey; readonly id: string }[];
};

export const emptyBasket: Basket = { main: undefined, addOns: [] };

export function chooseMain(basket: Basket, id: string | undefined): Basket {
  return { ...basket, main: id };
}

type Offered = { readonly line: LineKey; readonly id: string };

/** A basket of exactly these offers. */
export function basketWith(main: Offered, addOns: readonly Offered[]): Basket {
  return { main: main.id, addOns: addOns.map(({ line, id }) => ({ line, id })) };
}

/** Another offer of the same add-on takes the place of the first. */
export function withAddOn(basket: Basket, line: LineKey, id: string): Basket {
  return { ...basket, addOns: [...withoutAddOn(basket, line).addOns, { line, id }] };
}

export function withoutAddOn(basket: Basket, line: LineKey): Basket {
  return { ...basket, addOns: basket.addOns.filter((added) => added.line !== line) };
}

/** The offer that was added for a line. */
export function addedFor({ addOns }: Basket, line: LineKey): string | undefined {
  return addOns.find((added) => added.line === line)?.id;
}

export type PricedBasket<Item> = {
  readonly main: Item | undefined;
  readonly addOns: readonly Item[];
  readonly total: Kurus;
};

/** What is in the basket among the offers that can still be had; the rest does not count. */
export function priceBasket<Item extends { readonly id: string; readonly price: Kurus }>(
  { main, addOns }: Basket,
  offers: readonly Item[],
): PricedBasket<Item> {
  const find = (id: string | undefined) => offers.find((offer) => offer.id === id);
  const chosen = find(main);
  const added = addOns.flatMap(({ id }) => find(id) ?? []);
  const total = [...(chosen ? [chosen] : []), ...added].reduce((sum, { price }) => sum + price, 0);
  return { main: chosen, addOns: added, total };
}
