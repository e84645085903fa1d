import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLira, fromLira, installmentText, splitInstallments, toWireLira } from './money.ts';

const amounts = fc.integer({ min: -1e15, max: 1e15 });
const counts = fc.integer({ min: 1, max: 36 });

describe('[K-08] lira', () => {
  test.each([
    ['0', 0],
    ['0.1', 10],
    ['1234.5', 123450],
    ['1234.56', 123456],
    ['-12.05', -1205],
    ['-0', 0],
    [19.99, 1999],
    [1.1, 110],
    [4.35, 435],
    [0.07, 7],
    [-0, 0],
    [1e6, 100_000_000],
  ])('%j lira is %i kuruş', (lira, kurus) => {
    expect(fromLira(lira)).toBe(kurus);
  });

  test.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    0.1 + 0.2,
    1.005,
    1e-7,
    1e21,
    '',
    ' 1',
    '1,50',
    '1.234,50',
    '1.999',
    '1.',
    '.5',
    '1e3',
    'abc',
    '99999999999999',
  ])('%j is refused as lira', (lira) => {
    expect(() => fromLira(lira)).toThrow(RangeError);
  });

  test.each([
    [0, '0,00 TL'],
    [-0, '0,00 TL'],
    [5, '0,05 TL'],
    [99999, '999,99 TL'],
    [123450, '1.234,50 TL'],
    [123456789, '1.234.567,89 TL'],
    [-250050, '-2.500,50 TL'],
  ])('%i kuruş shows as %s', (kurus, shown) => {
    expect(formatLira(kurus)).toBe(shown);
  });

  test.each([1.5, Number.NaN, 2e15])('%j is no amount of kuruş', (kurus) => {
    expect(() => formatLira(kurus)).toThrow(RangeError);
    expect(() => toWireLira(kurus)).toThrow(RangeError);
  });

  test('wire lira round-trips and has at most two places', () => {
    fc.assert(
      fc.property(amounts, (kurus) => {
        const wire = JSON.stringify(toWireLira(kurus));
        expect(wire).toMatch(/^-?\d+(\.\d{1,2})?$/);
        expect(fromLira(wire)).toBe(kurus);
        expect(fromLira(JSON.parse(wire))).toBe(kurus);
      }),
    );
  });

  test('a number is worth what its spelling is, or neither is an amount', () => {
    const worth = (lira: string | number) => {
      try {
        return fromLira(lira);
      } catch {
        return undefined;
      }
    };
    const hundredths = amounts.map((kurus) => kurus / 100);
    const near = fc
      .tuple(hundredths, fc.double({ min: -0.02, max: 0.02, noNaN: true }))
      .map(([lira, off]) => lira + off);
    fc.assert(
      fc.property(fc.oneof(hundredths, near, fc.double()), (lira) => {
        expect(worth(lira)).toBe(worth(String(lira)));
      }),
      { numRuns: 2_000 },
    );
  });

  test('what is shown reads back to the same amount', () => {
    fc.assert(
      fc.property(amounts, (kurus) => {
        expect(Number(formatLira(kurus).replace(/[^\d-]/g, ''))).toBe(kurus);
      }),
    );
  });

  test('an amount shows as the platform would write it in Turkish', () => {
    const places = { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' } as const;
    const turkish = new Intl.NumberFormat('tr-TR', places);
    fc.assert(
      fc.property(amounts, (kurus) => {
        expect(formatLira(kurus)).toBe(`${turkish.format(toWireLira(kurus))} TL`);
      }),
    );
  });
});

describe('[K-08] instalments', () => {
  test.each([
    [111105, 9, '123,45 TL X 9 Taksit'],
    [1_000_000, 3, '3.333,33 TL X 3 Taksit'],
    [1_000_000, 6, '1.666,67 TL X 6 Taksit'],
    [12345, 1, '123,45 TL X 1 Taksit'],
    [1, 2, '0,01 TL X 2 Taksit'],
  ])('%i kuruş over %i reads %s', (gross, count, text) => {
    expect(installmentText(gross, count)).toBe(text);
  });

  test('the odd kuruş come first', () => {
    expect(splitInstallments(1000, 3)).toEqual([334, 333, 333]);
    expect(splitInstallments(1001, 3)).toEqual([334, 334, 333]);
  });

  test('parts sum to the whole and differ by at most one kuruş', () => {
    fc.assert(
      fc.property(amounts, counts, (gross, count) => {
        const parts = splitInstallments(gross, count);
        expect(parts).toHaveLength(count);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(gross);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test.each([0, -1, 1.5, Number.NaN])('%j instalments are refused', (count) => {
    expect(() => splitInstallments(1000, count)).toThrow(RangeError);
    expect(() => installmentText(1000, count)).toThrow(RangeError);
  });
});
