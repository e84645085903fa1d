import { describe, expect, test } from 'vitest';
import { isSameCoverage, mostCompared, placeOffer, toggleCompared } from './comparison.ts';
import type { CoverageValue } from './coverage.ts';

describe('choosing what is compared', () => {
  test('four stand side by side; a fifth is refused and drops nothing', () => {
    const four = ['a', 'b', 'c', 'd'];
    expect(four).toHaveLength(mostCompared);
    expect(toggleCompared(['a', 'b', 'c'], 'd')).toEqual({ kind: 'changed', chosen: four });
    expect(toggleCompared(four, 'e')).toEqual({ kind: 'full' });
    expect(toggleCompared(four, 'b')).toEqual({ kind: 'changed', chosen: ['a', 'c', 'd'] });
  });

  test('an offer that is put into a place changes places with who stood there', () => {
    expect(placeOffer(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
    expect(placeOffer(['a', 'b', 'c'], 1, 'a')).toEqual(['b', 'a', 'c']);
    expect(placeOffer(['a', 'b'], 0, 'a')).toEqual(['a', 'b']);
    expect(placeOffer(['a', 'b'], 0, 'gone')).toEqual(['a', 'b']);
    expect(placeOffer(['a', 'b'], 5, 'a')).toEqual(['a', 'b']);
  });
});

describe('what differs', () => {
  const no: CoverageValue = { kind: 'notIncluded' };
  const unknown: CoverageValue = { kind: 'unknown' };
  const amount = (figure: number): CoverageValue => ({ kind: 'amount', amount: figure });
  const foreign = (currency: 'EUR' | 'USD', figure: number): CoverageValue => ({
    kind: 'foreignAmount',
    currency,
    amount: figure,
  });
  test.each<[boolean, readonly CoverageValue[]]>([
    [true, [foreign('EUR', 5), foreign('EUR', 5)]],
    [false, [foreign('EUR', 5), foreign('EUR', 6)]],
    [false, [foreign('EUR', 5), foreign('USD', 5)]],
    [false, [foreign('EUR', 5), amount(5)]],
    [true, []],
    [true, [no, no]],
    [false, [unknown, unknown]],
    [false, [no, unknown]],
    [true, [amount(5), amount(5)]],
    [false, [amount(5), amount(6)]],
    [false, [{ kind: 'percent', percent: 5 }, amount(5)]],
    [
      false,
      [
        { kind: 'count', count: 2 },
        { kind: 'count', count: 3 },
      ],
    ],
  ])('%s for %j', (same, values) => {
    expect(isSameCoverage(values)).toBe(same);
  });
});
