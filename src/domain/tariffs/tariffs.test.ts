import { describe, expect, test } from 'vitest';
import { inForce } from './dated.ts';
import { isImmLimit } from './imm-limits.ts';
import { lateRenewalPercent } from './late-renewal.ts';
import { tariffGroupOf } from './usage-styles.ts';

describe('dated rows', () => {
  const rows = [
    { from: '2026-01-01', until: '2026-01-31', value: 1, source: 'test', certainty: 'general' },
    { from: '2026-03-01', value: 3, source: 'test', certainty: 'general' },
    { from: '2026-04-01', value: 4, source: 'test', certainty: 'general' },
  ] as const;

  test.each([
    ['2026-01-01', 1],
    ['2026-01-31', 1],
    ['2026-03-31', 3],
    ['2026-04-01', 4],
    ['2030-01-01', 4],
  ])('on %s row %i holds', (on, value) => {
    expect(inForce<number>(rows, on).value).toBe(value);
  });

  test.each(['2025-12-31', '2026-02-10'])('%s, which no row covers, is refused', (on) => {
    expect(() => inForce<number>(rows, on)).toThrow(RangeError);
  });
});

test.each([
  [0, 0],
  [1, 5],
  [30, 5],
  [31, 10],
  [270, 45],
  [271, 50],
  [5_000, 50],
])('%i days without a policy cost %i %', (days, percent) => {
  expect(lateRenewalPercent(days, '2026-02-10')).toBe(percent);
});

test.each([
  ['111-10', 1],
  ['111-12', 2],
  ['111-11', 1],
  ['511-10', 6],
  ['311-11', 3],
  ['711-10', 11],
  ['521-11', 7],
  ['421-10', 5],
  ['611-10', 9],
  ['121-10', 1],
  ['911-21', 8],
  ['511-16', 6],
])('usage %s belongs to group %i', (usage, group) => {
  expect(tariffGroupOf(usage)).toBe(group);
});

test('an unknown usage is refused, and so is a limit nobody sells', () => {
  expect(() => tariffGroupOf('999-10')).toThrow(RangeError);
  expect([isImmLimit('1000000'), isImmLimit('sinirsiz'), isImmLimit('7')]).toEqual([true, true, false]);
});
