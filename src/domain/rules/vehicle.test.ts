import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lines } from '#catalog/lines/index.ts';
import { ruleText } from '#messages/rules.ts';
import { addDays } from '../dates.ts';
import { asbis } from './asbis.ts';
import { documentNumber } from './document-number.ts';
import { documentSerial } from './document-serial.ts';
import { engineNumber } from './engine-number.ts';
import { greenCardPlate, greenCardTypeOf, isPlate, lacksPlate, normalisePlate, plate } from './plate.ts';
import { provinceCode } from './province-code.ts';
import { renewalStart } from './renewal-start.ts';
import { vin } from './vin.ts';

describe('[V-17] plate', () => {
  test.each(['34ABC123', '34 ABC 12', '06 A 1234', '35 AB 123', '34 AB 1234', '34 abc 123', ' 3 4 i ı I 1 2 '])(
    '%j is valid',
    (value) => {
      expect(plate(value)).toBeUndefined();
    },
  );

  test.each([
    '34 A 123',
    '34 AB 12',
    '34 ABC 1',
    '34 ABC 1234',
    '34 A 12345',
    '34 ABCD 12',
    '3 ABC 123',
    'ABC 123',
    '34 123 45',
    '34 ŞBC 123',
    '34 üBC 123',
    '34-ABC-123',
    '34ABC123\u0301',
  ])('%j is refused', (value) => {
    expect(plate(value)).toEqual({ message: 'plateInvalid' });
  });

  test('letters and digits alone decide: a plate is valid exactly with 7 or 8 characters', () => {
    const parts = fc.tuple(
      fc.stringMatching(/^\d{2}$/),
      fc.stringMatching(/^[A-Z]{1,3}$/),
      fc.stringMatching(/^\d{2,4}$/),
    );
    fc.assert(
      fc.property(parts, (given) => {
        const { length } = given.join('');
        expect(isPlate(given.join(' ').toLowerCase())).toBe(length === 7 || length === 8);
      }),
    );
  });

  test.each([
    ['34 ist 12', '34IST12'],
    ['34 ıst 12', '34IST12'],
    ['34 İST 12', '34IST12'],
    ['34 i\u0307st 12', '34IST12'],
  ])('%j is kept as %j', (value, kept) => {
    expect(normalisePlate(value)).toBe(kept);
  });
});

describe('[V-12] plates on the wire', () => {
  test('spaces are removed', () => {
    expect(normalisePlate(' 34  abc\u00a0123 ')).toBe('34ABC123');
  });

  test.each([
    ['2', '34', '34YK'],
    ['2', ' 06 ', '06YK'],
    ['1', '34 abc 123', '34ABC123'],
  ])('a green card of type %s with %j has the plate %s', (type, code, result) => {
    expect(greenCardPlate(type, code)).toBe(result);
    expect(greenCardTypeOf(result)).toBe(type);
    expect(lacksPlate(result)).toBe(type === '2');
  });

  test('a vehicle without a plate goes by a province, 01 to 81', () => {
    for (const right of ['01', '34', '81', '']) expect(provinceCode(right)).toBeUndefined();
    for (const wrong of ['00', '82', '99', '6', '034', '3A', 'YK']) {
      expect(provinceCode(wrong)).toEqual({ message: 'provinceCodeInvalid' });
    }
  });
});

describe('[V-16] registration document', () => {
  test.each(['AB', 'ab', 'şı'])('the serial %s is valid', (value) => {
    expect(documentSerial(value)).toBeUndefined();
  });

  test.each(['A', 'ABC', 'A1', '12', 'A '])('the serial %j is refused', (value) => {
    expect(documentSerial(value)).toEqual({ message: 'documentSerialInvalid' });
  });

  test('the number has six digits', () => {
    expect(documentNumber('012345')).toBeUndefined();
    for (const wrong of ['12345', '1234567', '12345a']) {
      expect(documentNumber(wrong)).toEqual({ message: 'documentNumberInvalid' });
    }
  });
});

describe('[V-26] start of a renewal', () => {
  const today = '2026-12-20';

  test.each([
    ['trafik', 15],
    ['kasko', 30],
  ] as const)('%s may start up to %i days ahead', (line, days) => {
    expect(lines[line].start).toEqual({ kind: 'renewal', daysAhead: days });
    const rule = renewalStart({ days, today });
    expect(rule(today)).toBeUndefined();
    expect(rule(addDays(today, days))).toBeUndefined();
    expect(rule(addDays(today, days + 1))).toMatchObject({ message: 'renewalTooLate', values: { days } });
    expect(rule(addDays(today, -1))).toEqual({ message: 'renewalInPast' });
    expect(rule('')).toBeUndefined();
  });

  test('a written date is read, and the sentence names the last day', () => {
    const rule = renewalStart({ days: 15, today });
    expect(rule('04/01/2027')).toBeUndefined();
    const failure = rule('05.01.2027');
    expect(failure && ruleText(failure)).toBe(
      'Poliçe en geç 15 gün sonra başlayabilir. Lütfen 04.01.2027 ya da daha önceki bir tarih seçiniz.',
    );
    expect(rule('31.02.2027')).toEqual({ message: 'dateImpossible' });
  });
});

describe('vehicle numbers', () => {
  test('a chassis number has 17 characters without I, O and Q', () => {
    expect(vin('NM0AXXTTPA1234567')).toBeUndefined();
    expect(vin('wvwzzz1jz3w386752')).toBeUndefined();
    for (const wrong of [
      'NM0AXXTTPA123456',
      'NM0AXXTTPA12345678',
      'NMOAXXTTPA1234567',
      'NM0AXXTTPA123456I',
      'NM0AXXTTPA123456Q',
    ]) {
      expect(vin(wrong)).toEqual({ message: 'vinInvalid' });
    }
  });

  test('an engine number has 5 to 20 letters and digits', () => {
    expect(engineNumber('K9K12')).toBeUndefined();
    for (const wrong of ['K9K1', 'A'.repeat(21), 'K9K-12']) {
      expect(engineNumber(wrong)).toEqual({ message: 'engineNumberInvalid' });
    }
  });

  test('an ASBİS number has digits only', () => {
    expect(asbis('1234567890123456789')).toBeUndefined();
    for (const wrong of ['12345', '1'.repeat(21), 'AB123456'])
      expect(asbis(wrong)).toEqual({ message: 'asbisInvalid' });
  });
});
