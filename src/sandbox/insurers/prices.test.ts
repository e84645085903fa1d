import { describe, expect, test } from 'vitest';
import { noLevies, taxOnly } from '#domain/tariffs/levies.ts';
import type { Package } from './decision.ts';
import { pricesOf, raised } from './prices.ts';
import { euroRate } from './rates.ts';
import { packagesAfter } from './review.ts';

const day = '2026-11-16';
const origin = { source: 'invented for the trial', certainty: 'placeholder' } as const;
const sumOf = ({ personPrices }: Pick<Package, 'personPrices'>) =>
  personPrices.reduce((sum, { gross }) => sum + gross, 0);

const family = pricesOf(
  taxOnly(origin),
  {
    net: 1_000_001,
    people: [{ net: 333_333 }, { net: 333_334, loadingPercent: 15 }, { net: 333_334 }],
    foreign: undefined,
  },
  day,
);
const journey = pricesOf(
  noLevies(origin),
  {
    net: 0,
    people: [{ net: 50 }, { net: 50 }, { net: 50 }],
    foreign: { currency: 'EUR', netCents: 2400, rate: 48.9012, rateDay: day },
  },
  day,
);
const offered = (prices: typeof family): Package => ({
  code: 'A',
  name: 'A',
  coverages: [],
  warnings: [],
  ...prices,
  installments: [
    { count: 1, gross: prices.gross },
    { count: 6, gross: prices.gross + 5000 },
  ],
});

describe('prices by person', () => {
  test('sum to the gross, and the first person carries what rounding leaves', () => {
    expect(family).toMatchObject({ gross: 1_050_001, foreignPrice: undefined });
    expect(sumOf(family)).toBe(family.gross);
    expect(family.personPrices).toEqual([
      { gross: 349_999, loadingPercent: undefined, exclusions: [] },
      { gross: 350_001, loadingPercent: 15, exclusions: [] },
      { gross: 350_001, loadingPercent: undefined, exclusions: [] },
    ]);
  });

  test('still do after a look that ends in a loading, which is said of everybody', () => {
    const [loaded] = packagesAfter({ kind: 'load', percent: 20 }, [offered(family)]);
    if (!loaded) throw new Error('no package');
    expect(sumOf(loaded)).toBe(loaded.gross);
    expect(loaded.personPrices.map(({ loadingPercent }) => loadingPercent)).toEqual([20, 38, 20]);
  });
});

describe('prices in euro', () => {
  test('bear their levies in euro and are charged in lira at their rate', () => {
    const taxed = {
      net: 0,
      people: undefined,
      foreign: { currency: 'EUR', netCents: 2000, rate: 50, rateDay: day },
    } as const;
    expect(pricesOf(taxOnly(origin), taxed, day)).toMatchObject({
      net: 100_000,
      gross: 105_000,
      foreignPrice: { currency: 'EUR', gross: 2100, rate: 50, rateDay: day },
    });
    expect(journey.gross).toBe(117_363);
    expect(sumOf(journey)).toBe(117_363);
  });

  test('stay in step with the lira when they rise', () => {
    const dearer = raised(offered(journey), 1.07);
    expect(dearer.foreignPrice).toMatchObject({ gross: 2568, rate: 48.9012 });
    expect(dearer.gross).toBe(Math.round(2568 * 48.9012));
    expect(dearer.installments[0]).toEqual({ count: 1, gross: dearer.gross });
    expect(sumOf(dearer)).toBe(dearer.gross);
  });
});

test('a day has one rate with four places, near the row in force; a weekend has Friday’s', () => {
  expect(euroRate(day)).toEqual(euroRate(day));
  expect(euroRate(day).rate).not.toBe(euroRate('2026-11-17').rate);
  expect([euroRate('2026-11-14'), euroRate('2026-11-15')]).toEqual([euroRate('2026-11-13'), euroRate('2026-11-13')]);
  expect(euroRate('2026-11-15').rateDay).toBe('2026-11-13');
  for (const [one, base] of [
    ['2026-01-01', 50.5],
    [day, 55],
    ['2027-12-31', 55],
  ] as const) {
    const { rate } = euroRate(one);
    expect(Math.abs(rate / base - 1)).toBeLessThanOrEqual(0.01);
    expect(`${rate}`).toMatch(/^\d+(\.\d{1,4})?$/);
  }
});
