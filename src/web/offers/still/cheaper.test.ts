import { expect, test } from 'vitest';
import { anOffer } from '#testing/sample-offers.ts';
import { cheapestOf, watchCheapest } from './cheaper.ts';

const begun = { view: 'all', cheapest: 500, cheaper: undefined };

test('a price below all that were there is news, whatever else came with it', () => {
  const lower = watchCheapest(begun, 'all', 400);
  expect(lower).toEqual({ view: 'all', cheapest: 400, cheaper: 400 });
  expect(watchCheapest(lower, 'all', 400)).toBe(lower);
  expect(watchCheapest(lower, 'all', 450).cheaper).toBeUndefined();
});

test('the first price, and another grade or filter, are not', () => {
  expect(watchCheapest({ ...begun, cheapest: undefined }, 'all', 400).cheaper).toBeUndefined();
  expect(watchCheapest(begun, 'tam', 300).cheaper).toBeUndefined();
});

test('only what can be bought here counts', () => {
  const call = anOffer('b', { price: 100, mode: 'contactToBuy' });
  expect(cheapestOf([anOffer('a', { price: 300 }), call])).toBe(300);
  expect(cheapestOf([call])).toBeUndefined();
});
