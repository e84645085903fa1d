import type { LineKey } from '../lines.ts';
import type { Kurus } from '../money.ts';

/** Ids of the chosen main offer and of what is added beside it, one offer a branch. */
export type Basket = {
  readonly main: string | undefined;
  readonly branches: Readonly<Partial<Record<LineKey, string>>>;
};

export const emptyBasket: Basket = { main: undefined, branches: {} };

export function chooseMain(basket: Basket, id: string | undefined): Basket {
  return { ...basket, main: id };
}

/** Another offer of the same branch takes the place of the first. */
export function addBranch(basket: Basket, line: LineKey, id: string): Basket {
  return { ...basket, branches: { ...basket.branches, [line]: id } };
}

export function removeBranch(basket: Basket, line: LineKey): Basket {
  const { [line]: _removed, ...branches } = basket.branches;
  return { ...basket, branches };
}

export type PricedBasket<Item> = {
  readonly main: Item | undefined;
  readonly branches: readonly Item[];
  readonly total: Kurus;
};

/** What is in the basket among the offers that can still be had; the rest does not count. */
export function priceBasket<Item extends { readonly id: string; readonly price: Kurus }>(
  { main, branches }: Basket,
  offers: readonly Item[],
): PricedBasket<Item> {
  const find = (id: string | undefined) => offers.find((offer) => offer.id === id);
  const chosen = find(main);
  const added = Object.values(branches).flatMap((id) => find(id) ?? []);
  const total = [...(chosen ? [chosen] : []), ...added].reduce((sum, { price }) => sum + price, 0);
  return { main: chosen, branches: added, total };
}
