import { describe, expect, test } from 'vitest';
import { basketWith, chooseMain, emptyBasket, priceBasket, withAddOn, withoutAddOn } from './basket.ts';

const offers = [
  { id: 'kasko', price: 1_845_050 },
  { id: 'accident', price: 30_000 },
  { id: 'dearer accident', price: 60_000 },
  { id: 'legal', price: 25_010 },
];

describe('[L-09] add-ons beside a line', () => {
  const chosen = chooseMain(emptyBasket, 'kasko');

  test('nothing is added by itself', () => {
    expect(priceBasket(chosen, offers)).toEqual({ main: offers[0], addOns: [], total: 1_845_050 });
  });

  test('each is added and removed on its own, and the total follows', () => {
    const both = withAddOn(withAddOn(chosen, 'ferdikaza', 'accident'), 'hukuksalkoruma', 'legal');
    expect(priceBasket(both, offers).total).toBe(1_845_050 + 30_000 + 25_010);
    const left = withoutAddOn(both, 'ferdikaza');
    expect(priceBasket(left, offers).addOns).toEqual([offers[3]]);
    expect(priceBasket(left, offers).total).toBe(1_845_050 + 25_010);
  });

  test('of given offers nothing but their lines and ids is kept', () => {
    const [main, addOn] = [
      { id: 'kasko', line: 'kasko', price: 1 },
      { id: 'accident', line: 'ferdikaza', price: 2 },
    ] as const;
    expect(basketWith(main, [addOn])).toEqual(withAddOn(chosen, 'ferdikaza', 'accident'));
  });

  test('another offer of the same add-on replaces the first', () => {
    const basket = withAddOn(withAddOn(chosen, 'ferdikaza', 'accident'), 'ferdikaza', 'dearer accident');
    expect(priceBasket(basket, offers).addOns).toEqual([offers[2]]);
  });

  test('what can no longer be had does not count', () => {
    const basket = withAddOn(chosen, 'ferdikaza', 'accident');
    expect(priceBasket(basket, offers.slice(1))).toEqual({ main: undefined, addOns: [offers[1]], total: 30_000 });
  });
});
