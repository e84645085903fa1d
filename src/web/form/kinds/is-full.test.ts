import { describe, expect, test } from 'vitest';
import { problemsOf } from '#catalog/fields/problems.ts';
import { toWire } from '#catalog/fields/wire.ts';
import { imeiNumber } from '#catalog/risks/device/imei.ts';
import { chipNumber } from '#catalog/risks/pet/chip.ts';
import { isFull } from './is-full.ts';

describe('long numbers', () => {
  test('are full with their last digit, however they are grouped', () => {
    expect(isFull(imeiNumber, '49015420323751')).toBe(false);
    expect(isFull(imeiNumber, '490154203237518')).toBe(true);
    expect(isFull(imeiNumber, '49-015420-323751')).toBe(false);
    expect(isFull(imeiNumber, '49-015420-323751-8')).toBe(true);
    expect(isFull({ only: 'digits' }, '123')).toBe(false);
    expect(isFull({ maxLength: 3 }, 'abc')).toBe(false);
  });

  test.each([
    [imeiNumber, '49 015420 323751 8', '490154203237518'],
    [chipNumber, '990 0000-0000 0001', '990000000000001'],
  ])('are judged and sent without the groups in which they are printed', (field, typed, sent) => {
    expect(problemsOf([field], { [field.name]: typed }, '2026-11-16')).toEqual([]);
    expect(toWire(field, typed)).toBe(sent);
    expect(problemsOf([field], { [field.name]: `${typed}x` }, '2026-11-16')).toHaveLength(1);
  });
});
