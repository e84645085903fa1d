import { describe, expect, test } from 'vitest';
import { isSameCoverage, mostCompared, pickColumn, toggleCompared } from './comparison.ts';
import type { CoverageValue } from './coverage.ts';

describe('choosing what is compared', () => {
  test('four stand side by side; a fifth is refused and drops nothing', () => {
    const four = ['a', 'b', 'c', 'd'];
    expect(four).toHaveLength(mostCompared);
    expect(toggleCompared(['a', 'b', 'c'], 'd')).toEqual({ kind: 'changed', chosen: four });
    expect(toggleCompared(four, 'e')).toEqual({ kind: 'full' });
    expect(toggleCompared(four, 'b')).toEqual({ kind: 'changed', chosen: ['a', 'c', 'd'] });
  });

  test('a phone shows two of them, each once', () => {
    expect(pickColumn(['a', 'b'], 'left', 'c')).toEqual(['c', 'b']);
    expect(pickColumn(['a', 'b'], 'right', 'c')).toEqual(['a', 'c']);
    expect(pickColumn(['a', 'b'], 'left', 'b')).toEqual(['b', 'a']);
    expect(pickColumn(['a', 'b'], 'right', 'a')).toEqual(['b', 'a']);
    expect(pickColumn(['a', 'b'], 'left', 'a')).toEqual(['a', 'b']);
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
    [true, [unknown, unknown]],
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
