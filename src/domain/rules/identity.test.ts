import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ruleText } from '#messages/rules.ts';
import { identityNumber } from './identity-number.ts';
import { isNationalNumber, nationalNumber } from './national-number.ts';
import { doubtTaxNumber, isPlausibleTaxNumber, taxNumber } from './tax-number.ts';

/** Completes nine digits one by one: an odd place weighs 7 and an even one 9, which keeps the sum positive. */
function completeNationalNumber(nine: string): string {
  let weighed = 0;
  let eleventh = 0;
  for (const [index, digit] of [...nine].entries()) {
    weighed += Number(digit) * (index % 2 === 0 ? 7 : 9);
    eleventh += index % 2 === 0 ? 8 * Number(digit) : 0;
  }
  return `${nine}${weighed % 10}${eleventh % 10}`;
}

/** Doubles digit by digit and casts out nines, instead of powers and remainders. */
function completeTaxNumber(nine: string): string {
  const digitSum = (value: number): number => (value < 10 ? value : digitSum(Math.floor(value / 10) + (value % 10)));
  let check = 0;
  for (const [index, digit] of [...nine].entries()) {
    let part = (Number(digit) + 9 - index) % 10;
    for (let step = 0; step < 9 - index; step += 1) part = digitSum(part * 2);
    check += part;
  }
  return `${nine}${(1000 - check) % 10}`;
}

const nationalStarts = fc.stringMatching(/^[1-9]\d{8}$/);
const taxStarts = fc.stringMatching(/^[1-9]\d{8}$/);

describe('[V-18] national number', () => {
  test.each([
    '19090909018',
    '99000000110',
    '99000000288',
    '99123456740',
    '10000000146',
    ...Array.from({ length: 9 }, (_, index) => `${String(index + 1).repeat(10)}0`),
  ])('%s is right', (number) => {
    expect(nationalNumber(number)).toBeUndefined();
  });

  test.each([
    '00000000000',
    '01234567890',
    '12345678901',
    '19090909019',
    '19090909028',
    '1909090901',
    '190909090180',
    ' 19090909018',
    '1909090901８',
    'abcdefghijk',
    '11111111111',
  ])('%j is refused', (number) => {
    const failure = nationalNumber(number);
    expect(failure && ruleText(failure)).toBe('Lütfen geçerli bir TC kimlik numarası giriniz.');
  });

  test('of the hundred ends of nine digits exactly the right one passes', () => {
    fc.assert(
      fc.property(nationalStarts, (nine) => {
        const ends = Array.from({ length: 100 }, (_, end) => `${nine}${String(end).padStart(2, '0')}`);
        expect(ends.filter(isNationalNumber)).toEqual([completeNationalNumber(nine)]);
      }),
    );
  });

  test('a single mistyped digit never passes', () => {
    fc.assert(
      fc.property(nationalStarts, fc.nat(10), fc.integer({ min: 1, max: 9 }), (nine, place, shift) => {
        const digits = [...completeNationalNumber(nine)];
        digits[place] = String((Number(digits[place]) + shift) % 10);
        expect(isNationalNumber(digits.join(''))).toBe(false);
      }),
    );
  });

  test('[V-06] empty passes, so that required alone asks for it', () => {
    expect(nationalNumber('')).toBeUndefined();
    expect(isNationalNumber('')).toBe(false);
  });
});

describe('[V-18] tcVn', () => {
  test.each(['19090909018', '1234567890', '1111111111', '0000000000'])('%s is accepted', (number) => {
    expect(identityNumber(number)).toBeUndefined();
  });

  test.each(['12345678901', '123456789', '12345678ab', '123456789 '])('%j is refused', (number) => {
    const failure = identityNumber(number);
    expect(failure && ruleText(failure)).toBe('Lütfen geçerli bir TC kimlik numarası giriniz.');
  });
});

describe('[V-19] tax number', () => {
  test.each(['1234567890', '1111111114', '9876543217'])('%s carries its check digit', (number) => {
    expect(isPlausibleTaxNumber(number)).toBe(true);
    expect(doubtTaxNumber(number)).toBeUndefined();
  });

  test.each(['1234567891', '1111111111', '2222222222', '0000000001', '123456789', ''])('%j is doubtful', (number) => {
    expect(isPlausibleTaxNumber(number)).toBe(false);
  });

  test('of the ten ends of nine digits exactly the right one is plausible', () => {
    fc.assert(
      fc.property(taxStarts, (nine) => {
        const ends = Array.from({ length: 10 }, (_, end) => `${nine}${end}`);
        expect(ends.filter(isPlausibleTaxNumber)).toEqual([completeTaxNumber(nine)]);
      }),
    );
  });

  test('a doubtful number warns and is accepted, a short one is refused', () => {
    expect(doubtTaxNumber('1234567891')).toEqual({ message: 'taxNumberDoubtful' });
    expect(taxNumber('1234567891')).toBeUndefined();
    expect(doubtTaxNumber('12345')).toBeUndefined();
    expect(taxNumber('12345')).toEqual({ message: 'taxNumberInvalid' });
  });
});
