import { expect, test } from 'vitest';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import { anOffer } from '#testing/sample-offers.ts';
import { filterCount, matches, noFilter, type OfferFilter, toggled } from './filter.ts';

const { decisive } = coveragesOf('kasko');
const wide = anOffer('wide', {
  insurer: '901',
  price: 2_000_000,
  coverages: new Map([
    ['immLimitiAyrimsiz', { kind: 'unlimited' }],
    ['camKirilmaMuafiyeti', { kind: 'percent', percent: 0 }],
  ]),
});
const narrow = anOffer('narrow', {
  insurer: '902',
  price: 1_000_000,
  coverages: new Map([
    ['immLimitiAyrimsiz', { kind: 'notIncluded' }],
    ['camKirilmaMuafiyeti', { kind: 'percent', percent: 20 }],
  ]),
});
const silent = anOffer('silent', { insurer: '903', price: 1_500_000, coverages: new Map() });

const left = (change: Partial<OfferFilter>) =>
  [wide, narrow, silent].filter((offer) => matches({ ...noFilter, ...change }, decisive, offer)).map(({ id }) => id);

test('nothing chosen hides nothing', () => {
  expect(left({})).toEqual(['wide', 'narrow', 'silent']);
});

test('by insurer, by price and by a coverage that is there', () => {
  expect(left({ insurers: ['902', '903'] })).toEqual(['narrow', 'silent']);
  expect(left({ maxPrice: 1_500_000 })).toEqual(['narrow', 'silent']);
  expect(left({ coverages: ['immLimitiAyrimsiz'] })).toEqual(['wide']);
  expect(left({ coverages: ['camKirilmaMuafiyeti'] })).toEqual(['wide']);
  expect(left({ coverages: ['immLimitiAyrimsiz'], insurers: ['902'] })).toEqual([]);
});

test('choices are counted, made and taken back', () => {
  expect(filterCount({ insurers: ['901'], coverages: ['yolYardim'], maxPrice: 1 })).toBe(3);
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
