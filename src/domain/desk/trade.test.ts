import { expect, test } from 'vitest';
import { byDay, byLine, conversionOf, daysUpTo, type TradeRow, totalOf } from './trade.ts';

const row = (more: Partial<TradeRow>): TradeRow => ({
  day: '2026-11-17',
  line: 'kasko',
  quotations: 0,
  bought: 0,
  policies: 0,
  gross: 0,
  ...more,
});

test('conversion is told to a tenth, and not where nobody asked', () => {
  expect(conversionOf({ quotations: 3, bought: 1 })).toBe(33.3);
  expect(conversionOf({ quotations: 8, bought: 8 })).toBe(100);
  expect(conversionOf({ quotations: 5, bought: 0 })).toBe(0);
  expect(conversionOf({ quotations: 0, bought: 0 })).toBeUndefined();
});

test('days are counted back from the last, over the end of a month', () => {
  expect(daysUpTo('2026-03-02', 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
});

test('days on which nothing happened stand there empty', () => {
  const rows = [
    row({ quotations: 2, bought: 1 }),
    row({ line: 'trafik', quotations: 3, policies: 1, gross: 500 }),
    row({ day: '2026-11-15', quotations: 9 }),
  ];
  expect(byDay(rows, ['2026-11-16', '2026-11-17'])).toEqual([
    { day: '2026-11-16', quotations: 0, bought: 0, policies: 0, gross: 0 },
    { day: '2026-11-17', quotations: 5, bought: 1, policies: 1, gross: 500 },
  ]);
});

test('lines are told apart, those that were asked for most first', () => {
  const days = ['2026-11-16', '2026-11-17'];
  const rows = [
    row({ line: 'dask', policies: 1, gross: 100 }),
    row({ line: 'trafik', quotations: 2 }),
    row({ line: 'trafik', quotations: 2, day: '2026-11-16' }),
    row({ line: 'kasko', quotations: 3 }),
    row({ line: 'imm', policies: 2, gross: 70 }),
  ];
  const lines = byLine(rows, days);
  expect(lines.map(({ line, quotations }) => [line, quotations])).toEqual([
    ['trafik', 4],
    ['kasko', 3],
    ['imm', 0],
    ['dask', 0],
  ]);
  expect(lines[0]?.days.map(({ quotations }) => quotations)).toEqual([2, 2]);
  expect(totalOf(lines)).toEqual({ quotations: 7, bought: 0, policies: 3, gross: 170 });
});
