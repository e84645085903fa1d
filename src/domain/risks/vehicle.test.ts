import { describe, expect, test } from 'vitest';
import { daysLapsed } from './days-lapsed.ts';
import { plateText } from './plate-text.ts';
import { readPlate } from './vehicle-plate.ts';

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
    ['34 abc 123', { rule: 'turkish' }, '34ABC123'],
    ['34 ışi 12', { rule: 'turkish' }, undefined],
    ['34', { rule: 'turkishOrNone' }, '34YK'],
    ['06 yk', { rule: 'turkishOrNone', greenCardType: '2' }, '06YK'],
    ['06YK', { rule: 'turkishOrNone', greenCardType: '1' }, undefined],
    ['34ABC123', { rule: 'turkishOrNone', greenCardType: '2' }, undefined],
    ['82YK', { rule: 'turkishOrNone' }, undefined],
    ['00', { rule: 'turkishOrNone' }, undefined],
    ['34YK', { rule: 'turkish' }, undefined],
    ['34YK', { rule: 'turkish', reserved: true }, '34YK'],
    ['m-ü 77', { rule: 'foreign' }, 'M-Ü77'],
    ['x', { rule: 'foreign' }, undefined],
  ] as const)('%s for %o is %s', (typed, context, plate) => {
    expect(readPlate(typed, context)).toBe(plate);
  });
});

test.each([
  ['34ABC123', '34 ABC 123'],
  ['34YK', '34YK'],
  ['B AB 1234', 'B AB 1234'],
])('%s is written %s', (plate, text) => expect(plateText(plate)).toBe(text));
