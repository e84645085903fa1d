import { describe, expect, test } from 'vitest';
import {
  decimalRate,
  kurusOfTurkish,
  liraMoney,
  turkishDay,
  turkishMoment,
  turkishOfKurus,
  turkishRate,
} from './amounts.ts';

describe('amounts and days on the wire', () => {
  test.each([
    ['12.345,67 TL', 1_234_567],
    ['12345,6', 1_234_560],
    ['1.234.567,00', 123_456_700],
    ['950', 95_000],
    ['0,05', 5],
    ['10.500,00\u00a0TL', 1_050_000],
  ])('%s is %i kuruş', (text, amount) => {
    expect(kurusOfTurkish(text)).toBe(amount);
  });

  test.each(['', '12,345', '1.23,00', '12.345.67', '-5,00', '12 TL net', '1e5', '12345.67'])(
    '%o is no amount',
    (text) => {
      expect(kurusOfTurkish(text)).toBeUndefined();
    },
  );

  test('kuruş are written with a comma', () => {
    expect(turkishOfKurus(1_234_560)).toBe('12345,60');
  });

  test('lira are read exactly or not at all', () => {
    expect(liraMoney.parse(11_428.57)).toBe(1_142_857);
    expect(liraMoney.parse('0.1')).toBe(10);
    for (const odd of [1.005, '1,00', 'NaN', Number.NaN, null, ''])
      expect(liraMoney.safeParse(odd).success).toBe(false);
  });

  test('rates carry more places than money', () => {
    expect(turkishRate.parse('48,9012')).toBe(48.9012);
    expect(decimalRate.parse('48.9012')).toBe(48.9012);
    expect(decimalRate.parse(50)).toBe(50);
    for (const odd of ['48.9012', '', '-1,0', '1,2,3']) expect(turkishRate.safeParse(odd).success).toBe(false);
    for (const odd of ['48,9012', '', 0, -1, Number.NaN]) expect(decimalRate.safeParse(odd).success).toBe(false);
  });

  test('days and moments are Istanbul’s', () => {
    expect(turkishDay.parse('29.02.2028')).toBe('2028-02-29');
    expect(turkishDay.safeParse('29.02.2027').success).toBe(false);
    expect(turkishMoment.parse('16.11.2026 12:00')).toEqual(new Date('2026-11-16T09:00:00Z'));
    expect(turkishMoment.safeParse('16.11.2026').success).toBe(false);
  });
});
