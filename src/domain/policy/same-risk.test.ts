import { describe, expect, test } from 'vitest';
import { insuredThings } from './insured-things.ts';
import { type CoverWish, type ExistingCover, hindrance, overlap, reasonsFor } from './same-risk.ts';

describe('what is insured', () => {
  test.each([
    ['vehicle', '34ABC123', ['NM0TEST'], ['plate:34ABC123', 'vehicle:NM0TEST']],
    ['vehicle', '34YK', ['NM0TEST', '1234567'], ['vehicle:1234567', 'vehicle:NM0TEST']],
    ['vehicle', '34YK', undefined, []],
    ['property', '1234567890', undefined, ['address:1234567890']],
    ['device', '350203000000007', undefined, ['device:350203000000007']],
    ['health', 'national:1 national:2', undefined, ['person:national:1', 'person:national:2']],
    ['trip', 'schengen national:2 passport:P1', undefined, ['person:national:2', 'person:passport:P1']],
    [
      'pet',
      'cat Boncuk 2024-01-01, dog Zeytin 2022-05-05',
      ['900'],
      ['animal:cat Boncuk 2024-01-01', 'animal:dog Zeytin 2022-05-05', 'chip:900'],
    ],
  ] as const)('%s %s is known by each of its numbers', (kind, key, also, known) => {
    expect(insuredThings({ kind, key, also })).toEqual(known);
  });
});

test.each([
  ['the same year', ['2026-11-20', '2027-11-20'], true],
  ['a year that begins as this one ends', ['2027-11-20', '2028-11-20'], false],
  ['a year that ends as this one begins', ['2025-11-20', '2026-11-20'], false],
  ['a month in the middle', ['2027-01-01', '2027-02-01'], true],
  ['a single day in the middle', ['2027-01-01', '2027-01-01'], true],
  ['the first day alone', ['2026-11-20', '2026-11-20'], true],
  ['the year after next', ['2028-01-01', '2029-01-01'], false],
] as const)('%s is insured together with a year: %j', (_name, [start, end], expected) => {
  const year = { start: '2026-11-20', end: '2027-11-20' };
  expect([overlap(year, { start, end }), overlap({ start, end }, year)]).toEqual([expected, expected]);
});

const wish: CoverWish = {
  kind: 'vehicle',
  line: 'trafik',
  start: '2026-11-20',
  end: '2027-11-20',
  identityNumber: '11111111110',
  phone: '5550000001',
  accountId: undefined,
  secondHand: false,
};
const own: ExistingCover = { ...wish, standing: 'inForce' };
const otherPhone = { ...own, phone: '5550000002' };
const stranger = { ...otherPhone, identityNumber: '22222222220' };

describe('a policy about the same', () => {
  test.each([
    ['own', wish, own, 'told'],
    [
      'own, bought by the account on another phone',
      { ...wish, accountId: 'a' },
      { ...otherPhone, accountId: 'a' },
      'told',
    ],
    ['own, still at the bank', wish, { ...own, standing: 'unpaid' }, 'told'],
    ['own, being paid for', wish, { ...own, standing: 'paid' }, 'told'],
    ['own, of another line', { ...wish, line: 'kasko' }, own, undefined],
    ['own, the same compulsory cover by another name', { ...wish, line: 'galericikisatrafik' }, own, 'told'],
    ['own, for a foreign plate', { ...wish, line: 'yabanciTrafik' }, own, 'told'],
    ['own, over before', wish, { ...own, start: '2025-11-20', end: '2026-11-20' }, undefined],
    ['of the number, without its phone', wish, otherPhone, 'hinted'],
    [
      'of the number, without its phone, for a car of choice',
      { ...wish, line: 'kasko' },
      { ...otherPhone, line: 'kasko' },
      'hinted',
    ],
    ['of the number, without its phone, at the bank', wish, { ...otherPhone, standing: 'unpaid' }, undefined],
    ['of a stranger', wish, stranger, 'hinted'],
    ['of who sold the car', { ...wish, secondHand: true }, stranger, undefined],
    ['own, for a car that was bought of late', { ...wish, secondHand: true }, own, 'told'],
    ['of a stranger, by choice', { ...wish, line: 'kasko' }, { ...stranger, line: 'kasko' }, undefined],
    [
      'of a stranger, for a building',
      { ...wish, kind: 'property', line: 'dask' },
      { ...stranger, line: 'dask' },
      'hinted',
    ],
    [
      'of a stranger, for a home',
      { ...wish, kind: 'property', line: 'konut' },
      { ...stranger, line: 'konut' },
      undefined,
    ],
    ['of one’s health', { ...wish, kind: 'health', line: 'bireysel' }, { ...own, line: 'bireysel' }, 'told'],
    [
      'of somebody’s health, by the number alone',
      { ...wish, kind: 'health', line: 'bireysel' },
      { ...otherPhone, line: 'bireysel' },
      undefined,
    ],
    [
      'of somebody’s journey',
      { ...wish, kind: 'trip', line: 'seyahat' },
      { ...otherPhone, line: 'seyahat' },
      undefined,
    ],
    [
      'of somebody’s animal',
      { ...wish, kind: 'pet', line: 'petsaglik' },
      { ...otherPhone, line: 'petsaglik' },
      undefined,
    ],
  ] as const satisfies readonly (readonly [string, CoverWish, ExistingCover, unknown])[])(
    '%s',
    (_name, wanted, cover, known) => {
      expect(hindrance(wanted, cover)).toBe(known);
    },
  );
});

test('a second compulsory policy covers nothing else, and people have no owner', () => {
  expect(reasonsFor({ kind: 'vehicle', line: 'trafik' })).toEqual(['replacing', 'newOwner', 'otherThing', 'other']);
  expect(reasonsFor({ kind: 'vehicle', line: 'kasko' })).toContain('otherCover');
  expect(reasonsFor({ kind: 'property', line: 'dask' })).toEqual(['replacing', 'newOwner', 'other']);
  expect(reasonsFor({ kind: 'health', line: 'bireysel' })).toEqual(['replacing', 'otherCover', 'other']);
});
