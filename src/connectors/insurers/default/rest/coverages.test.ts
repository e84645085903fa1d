import { describe, expect, test } from 'vitest';
import { coveragesReader } from './coverages.ts';
import { kurusNumbers, liraNumbers } from './dialect.ts';

const read = coveragesReader(liraNumbers);
const worthOf = (item: object) => read([{ code: 'carpma', ...item }])?.[0]?.value;

describe('what a price covers', () => {
  test.each([
    [
      { type: 'AMOUNT', value: 10_000.5 },
      { kind: 'amount', amount: 1_000_050 },
    ],
    [
      { type: 'AMOUNT', value: '10000.50' },
      { kind: 'amount', amount: 1_000_050 },
    ],
    [
      { type: 'FOREIGN_AMOUNT', value: 30_000, currency: 'EUR' },
      { kind: 'foreignAmount', currency: 'EUR', amount: 3_000_000 },
    ],
    [
      { type: 'PERCENT', value: 20 },
      { kind: 'percent', percent: 20 },
    ],
    [
      { type: 'COUNT', value: 2 },
      { kind: 'count', count: 2 },
    ],
    [{ type: 'MARKET_VALUE', value: null }, { kind: 'marketValue' }],
    [{ type: 'LIMITLESS' }, { kind: 'unlimited' }],
    [{ type: 'INCLUDED' }, { kind: 'included' }],
    [{ type: 'NOT_INCLUDED', value: null }, { kind: 'notIncluded' }],
  ])('%j is read', (item, worth) => {
    expect(worthOf(item)).toEqual(worth);
  });

  test.each([
    { type: 'AMOUNT', value: 1.005 },
    { type: 'AMOUNT', value: null },
    { type: 'AMOUNT' },
    { type: 'FOREIGN_AMOUNT', value: 30_000, currency: 'XXX' },
    { type: 'FOREIGN_AMOUNT', value: 30_000 },
    { type: 'PERCENT', value: '20' },
    { type: 'COUNT' },
    { type: 'SOMETHING', value: 1 },
    { type: 'constructor' },
  ])('%j is worth something unknown', (item) => {
    expect(worthOf(item)).toEqual({ kind: 'unknown' });
  });

  test('whole kuruş are no lira', () => {
    const wholeKurus = coveragesReader(kurusNumbers);
    const told = [10_000.5, 1_000_050].map((value) => ({ code: 'carpma', type: 'AMOUNT', value }));
    expect(wholeKurus(told)?.map(({ value }) => value)).toEqual([
      { kind: 'unknown' },
      { kind: 'amount', amount: 1_000_050 },
    ]);
  });

  test('what has no name of ours is left out', () => {
    expect(
      read([
        { code: 'uzayYolculugu', type: 'INCLUDED' },
        { code: 'yanma', type: 'INCLUDED' },
      ]),
    ).toEqual([{ key: 'yanma', value: { kind: 'included' } }]);
  });

  test.each([
    undefined,
    null,
    {},
    'INCLUDED',
    [null],
    [[]],
    [{ code: 'carpma' }],
    [{ type: 'INCLUDED' }],
    [{ code: 1, type: 'INCLUDED' }],
  ])('%j is no list of coverages', (told) => {
    expect(read(told)).toBeUndefined();
  });
});
