import { expect, test } from 'vitest';
import { foreignPriceText, personConditions, personName } from './price-part-texts.ts';

const price = { currency: 'EUR', gross: 2400, rate: 48.9, rateDay: '2026-11-16' } as const;

test('a price in euro is told with its rate and the day of it, to the last place', () => {
  expect(foreignPriceText(price)).toBe('24,00 € · 1 € = 48,90 TL (16.11.2026 kuru)');
  expect(foreignPriceText({ ...price, gross: 123_456, rate: 48.9012 })).toBe(
    '1.234,56 € · 1 € = 48,9012 TL (16.11.2026 kuru)',
  );
});

test('what is added for a person, and what is left out, is said', () => {
  expect(personConditions({ gross: 1, loadingPercent: 15, exclusions: ['Kapsam dışı'] })).toEqual([
    '%15 ek prim',
    'Kapsam dışı',
  ]);
  expect(personConditions({ gross: 1, loadingPercent: undefined, exclusions: [] })).toEqual([]);
  expect(personConditions({ gross: 1, loadingPercent: 0, exclusions: [] })).toEqual([]);
});

test('who has no name is counted', () => {
  expect([personName('DENİZ', 0), personName('', 1), personName(undefined, 2)]).toEqual([
    'DENİZ',
    '2. kişi',
    '3. kişi',
  ]);
});
