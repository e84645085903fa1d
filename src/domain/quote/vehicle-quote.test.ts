import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { daysLapsed } from './days-lapsed.ts';
import { policyEnd } from './terms.ts';
import { readPlate } from './vehicle-plate.ts';

describe('[N-07] the end of a policy', () => {
  test.each([
    ['trafik', '2026-11-15', undefined, '2027-11-15'],
    ['kasko', '2028-02-29', undefined, '2029-02-28'],
    ['imm', '2026-12-31', 15, '2027-12-31'],
    ['galericikisatrafik', '2026-11-15', 30, '2026-12-15'],
    ['yesilKart', '2028-02-20', 15, '2028-03-06'],
    ['yabanciTrafik', '2026-11-15', 365, '2027-11-15'],
  ] as const)('%s from %s for %s days ends on %s', (line, start, termDays, end) => {
    expect(policyEnd({ line, start, termDays })).toBe(end);
  });

  test('a line sold by days needs some', () => {
    expect(() => policyEnd({ line: 'yesilKart', start: '2026-11-15', termDays: undefined })).toThrow(RangeError);
  });
});

describe('days without traffic cover', () => {
  const start = '2026-11-15';
  test.each([
    ['while a policy runs', '2026-12-01', undefined, 0],
    ['on the day it ends', '2026-11-15', undefined, 0],
    ['on the day after', '2026-11-14', undefined, 0],
    ['two days after', '2026-11-13', undefined, 2],
    ['long after', '2026-10-01', undefined, 45],
    ['for who never had one', undefined, undefined, 0],
    ['on the fifteenth day after a purchase', undefined, '2026-10-31', 0],
    ['on the sixteenth', undefined, '2026-10-30', 1],
    ['bought, with an old policy of the own', '2026-01-01', '2026-11-10', 0],
    ['bought long ago, insured since', '2027-01-01', '2026-01-01', 0],
  ])('%s', (_when, previousEnd, boughtOn, days) => {
    expect(daysLapsed({ start, previousEnd, boughtOn })).toBe(days);
  });
});

describe('[V-12] [V-17] the plate of a line', () => {
  test.each([
    ['34 abc 123', { line: 'kasko' }, '34ABC123'],
    ['34 ışi 12', { line: 'trafik' }, undefined],
    ['34', { line: 'yesilKart' }, '34YK'],
    ['06 yk', { line: 'yesilKart', greenCardType: '2' }, '06YK'],
    ['06YK', { line: 'yesilKart', greenCardType: '1' }, undefined],
    ['34ABC123', { line: 'yesilKart', greenCardType: '2' }, undefined],
    ['82YK', { line: 'yesilKart' }, undefined],
    ['00', { line: 'yesilKart' }, undefined],
    ['34YK', { line: 'trafik' }, undefined],
    ['34YK', { line: 'trafik', reserved: true }, '34YK'],
    ['m-ü 77', { line: 'yabanciTrafik' }, 'M-Ü77'],
    ['x', { line: 'yabanciTrafik' }, undefined],
  ] as const)('%s for %o is %s', (typed, context, plate) => {
    expect(readPlate(typed, context)).toBe(plate);
  });
});

test('equal content has one text, whatever the order of its keys and whatever is undefined', () => {
  const one = canonicalJson({ b: 1, a: { d: [{ z: 1, y: undefined }], c: null } });
  expect(one).toBe('{"a":{"c":null,"d":[{"z":1}]},"b":1}');
  expect(canonicalJson({ a: { c: null, d: [{ y: undefined, z: 1 }] }, b: 1, e: undefined })).toBe(one);
});
