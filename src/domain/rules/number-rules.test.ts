import { describe, expect, test } from 'vitest';
import { ruleText } from '#messages/rules.ts';
import { amount } from './amount.ts';
import { groupThousands, parseGrouped } from './grouped-number.ts';
import { numberRange } from './number-range.ts';
import { isDigitKey, onlyDigits } from './only-digits.ts';
import { isLetterKey, onlyLetters } from './only-letters.ts';
import type { RuleFailure } from './rule.ts';

const said = (failure: RuleFailure | undefined) => failure && ruleText(failure);

describe('[V-21] digits alone, letters alone', () => {
  test.each(['12a', '1 2', '1.5', '-1', '１'])('%j is not only digits', (value) => {
    expect(said(onlyDigits(value))).toBe('Sadece sayı giriniz.');
  });

  test('digits pass', () => {
    expect(onlyDigits('0012')).toBeUndefined();
    expect(onlyDigits('')).toBeUndefined();
  });

  test.each(['ç', 'Ğ', 'ı', 'İ', 'ö', 'Ş', 'ü', 'q', ' ', 'Backspace', 'Tab', 'ArrowLeft', 'Dead'])(
    'the key %j is let through',
    (key) => {
      expect(isLetterKey(key)).toBe(true);
    },
  );

  test.each(['1', '-', "'", '.', '_', '😀'])('the key %j is blocked among letters', (key) => {
    expect(isLetterKey(key)).toBe(false);
  });

  test('among digits only digits and named keys are let through', () => {
    expect(['0', '9', 'Backspace'].every(isDigitKey)).toBe(true);
    expect(['a', ' ', ',', '１'].some(isDigitKey)).toBe(false);
  });

  test('a pasted text is judged like typed keys', () => {
    expect(onlyLetters('Ayşe Gül Çağlar')).toBeUndefined();
    expect(onlyLetters('Ayşe 2')).toEqual({ message: 'onlyLetters' });
  });
});

describe('[V-23] number input', () => {
  test.each([0, 1, 1e33, 0.5, undefined, null])('%j lies within the default limits', (value) => {
    expect(numberRange()(value)).toBeUndefined();
  });

  test('outside the limits the limit is named', () => {
    expect(said(numberRange()(-1))).toBe('En az 0 olmalıdır.');
    expect(said(numberRange({ min: 1000, max: 2000 })(999))).toBe('En az 1,000 olmalıdır.');
    expect(said(numberRange({ max: 2000 })(2001))).toBe('En fazla 2,000 olmalıdır.');
    expect(numberRange()(2e33)).toMatchObject({ message: 'numberTooHigh' });
    expect(said(numberRange()(Number.NaN))).toBe('Sadece sayı giriniz.');
  });

  test.each([
    [0, ',', '0'],
    [1000, ',', '1,000'],
    [1234567.5, ',', '1,234,567.5'],
    [1234567.5, '.', '1.234.567,5'],
    [-1000, '.', '-1.000'],
  ] as const)('%d grouped with %j is %j and reads back', (value, separator, text) => {
    expect(groupThousands(value, separator)).toBe(text);
    expect(parseGrouped(text, separator)).toBe(value);
  });

  test.each(['', 'abc', '1.2.3', '--1'])('%j is no number', (text) => {
    expect(parseGrouped(text)).toBeUndefined();
  });
});

describe('[V-24] amount', () => {
  const rule = amount({ min: 1000, max: 2_500_000 });

  test('missing gives the default or the supplied sentence', () => {
    for (const missing of [undefined, null, Number.NaN]) expect(said(rule(missing))).toBe('Bir değer girilmelidir.');
    expect(said(amount({ missing: 'missing' })(undefined))).toBe('Lütfen doldurun');
  });

  test('limits are shown with commas between thousands', () => {
    expect(said(rule(999.99))).toBe('En az 1,000₺ olmalıdır.');
    expect(said(rule(2_500_000.01))).toBe('En fazla 2,500,000₺ olmalıdır.');
    expect(said(rule(0))).toBe('En az 1,000₺ olmalıdır.');
  });

  test.each([1000, 2_500_000])('%d is within', (value) => {
    expect(rule(value)).toBeUndefined();
  });

  test('without limits any amount will do', () => {
    expect(amount()(0)).toBeUndefined();
  });
});
