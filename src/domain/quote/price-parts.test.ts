import { describe, expect, test } from 'vitest';
import { sharesOf } from '../shares.ts';
import { namedPersonPrices, partsAt } from './price-parts.ts';

const person = { gross: 0, loadingPercent: undefined, exclusions: [] };
const offer = {
  gross: 117_363,
  personPrices: [
    { ...person, gross: 60_000, loadingPercent: 15 },
    { ...person, gross: 57_363 },
  ],
  foreignPrice: { currency: 'EUR', gross: 2400, rate: 48.9012, rateDay: '2026-11-16' },
} as const;

describe('the parts of a price', () => {
  test('are as the insurer told them where its sum is charged', () => {
    const { personPrices, foreignPrice } = offer;
    expect(partsAt(offer, offer.gross)).toEqual({ personPrices, foreignPrice });
    expect(partsAt({ gross: 100 }, 100)).toEqual({ personPrices: [], foreignPrice: undefined });
  });

  test('sum to another sum that is charged, and then no rate is told that does not give it', () => {
    const { personPrices, foreignPrice } = partsAt(offer, 120_001);
    expect(personPrices.map(({ gross }) => gross)).toEqual([61_349, 58_652]);
    expect(personPrices[0]?.loadingPercent).toBe(15);
    expect(foreignPrice).toBeUndefined();
  });

  test('carry the names of the people in their order', () => {
    const named = namedPersonPrices(offer.personPrices, [{ name: 'DENİZ' }]);
    expect(named.map(({ name }) => name)).toEqual(['DENİZ', '']);
  });
});

test('shares sum to the whole, the first with what rounding leaves, whatever the weights', () => {
  expect(sharesOf(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(sharesOf(5, [0, 0])).toEqual([5, 0]);
  expect(sharesOf(5, [])).toEqual([]);
});
