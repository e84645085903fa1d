import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { expect, test } from 'vitest';
import { isNationalNumber } from './national-number.ts';
import { isPlausibleTaxNumber } from './tax-number.ts';

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((list) => list.join(''));
/** Nine free digits completed in every way, so that right and nearly right numbers are both met. */
const nearNational = fc
  .tuple(digits(9), fc.integer({ min: 0, max: 99 }))
  .map(([free, check]) => `${free}${String(check).padStart(2, '0')}`);

test('[V-18] national numbers are judged as an independent library judges them', () => {
  fc.assert(
    fc.property(nearNational, (number) => {
      expect(isNationalNumber(number)).toBe(stdnum.TR?.tckimlik?.validate(number).isValid);
    }),
    { numRuns: 20_000, seed: 18 },
  );
});

test('[V-19] tax numbers are judged as an independent library judges them, but for leading zeros', () => {
  fc.assert(
    fc.property(
      digits(10).filter((number) => !number.startsWith('000')),
      (number) => {
        expect(isPlausibleTaxNumber(number)).toBe(stdnum.TR?.vkn?.validate(number).isValid);
      },
    ),
    { numRuns: 20_000, seed: 19 },
  );
});
