import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardBrand, cardBrand, cardBrands, luhn } from './card-brand.ts';

const examples = {
  visa: ['4', '4603450000000000', '4111 1111 1111 1129'],
  amex: ['34', '374427000000003'],
  mastercard: ['51', '55', '5526080000000006', '2221', '2720', '223', '271', '2221000000000009'],
  discover: ['6011', '644', '649', '65', '6011000990139424'],
  diners: ['300', '305', '3095', '36', '38', '39', '30569309025904'],
  jcb: ['3528', '3589', '353', '3530111333300000'],
  unionpay: ['62', '6200000000000005'],
  troy: ['9792', '9792030000000000', '9792 0720 0001 7956'],
} satisfies Record<CardBrand, readonly string[]>;

describe('[V-27] card brand', () => {
  test.each(cardBrands.flatMap((brand) => examples[brand].map((number) => [number, brand] as const)))(
    '%s is %s',
    (number, brand) => {
      expect(cardBrand(number)).toBe(brand);
    },
  );

  test.each([
    '',
    '2',
    '222',
    '2220',
    '27',
    '272',
    '2721',
    '3',
    '30',
    '306',
    '35',
    '3527',
    '3590',
    '5',
    '50',
    '56',
    '6',
  ])('%j is not decided', (number) => {
    expect(cardBrand(number)).toBeUndefined();
  });

  test('a brand once shown stays while typing goes on', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{16}$/), (number) => {
        const shown = Array.from(number, (_, index) => cardBrand(number.slice(0, index + 1)));
        const first = shown.findIndex((brand) => brand !== undefined);
        if (first !== -1) expect(new Set(shown.slice(first)).size).toBe(1);
      }),
    );
  });
});

describe('check digit', () => {
  test.each([
    '5526080000000006',
    '9792072000017956',
    '4603450000000000',
    '374427000000003',
    '5890040000000016',
    '4355084355084358',
    '5406675406675403',
    '9792030394440796',
    '490154203237518',
    '356938035643809',
  ])('%s is right', (number) => {
    expect(luhn(number)).toBe(true);
  });

  test('every single wrong digit is noticed', () => {
    fc.assert(
      fc.property(fc.nat({ max: 15 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const digits = [...'5526080000000006'];
        digits[place] = String((Number(digits[place]) + shift) % 10);
        expect(luhn(digits.join(''))).toBe(false);
      }),
    );
  });

  test.each(['', ' ', '5526 0800 0000 0006', '１'])('%j is no number', (text) => {
    expect(luhn(text)).toBe(false);
  });
});
