import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseMain, emptyBasket, withAddOn } from '#domain/quote/basket.ts';
import { createBasketStore, readBasket } from './basket-store.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[L-09] a choice is kept for its quotation and found again after a reload', () => {
  const basket = withAddOn(chooseMain(emptyBasket, 'main'), 'ferdikaza', 'accident');
  createBasketStore('first').set(basket);
  expect(createBasketStore('first').get()).toEqual(basket);
  expect(createBasketStore('second').get()).toEqual(emptyBasket);
});

test.each([
  'çöp',
  '5',
  '{"main":3,"addOns":[]}',
  '{"main":"a"}',
  '{"addOns":[{"line":"ferdikaza"}]}',
  '{"addOns":[null]}',
])('what is no basket is none: %s', (text) => {
  kept.set('basket:first', text);
  expect(readBasket('first')).toEqual(emptyBasket);
});

test('a tab without storage still chooses', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const store = createBasketStore('first');
  store.set(chooseMain(emptyBasket, 'main'));
  expect(store.get().main).toBe('main');
});
