import { describe, expect, test } from 'vitest';
import { cardExpiry } from './card-expiry.ts';
import { cardNumber } from './card-number.ts';
import { cvc } from './cvc.ts';

describe('[V-16] card number', () => {
  test.each(['5526 0800 0000 0006', '9792 0720 0001 7956', '4603 4500 0000 0000', '4111 1111 1111 1129'])(
    '%s is valid',
    (value) => {
      expect(value).toHaveLength(19);
      expect(cardNumber(value)).toBeUndefined();
    },
  );

  test.each(['5526080000000006', '5526 0800 0000 000', '5526 0800 0000 0006 ', '5526-0800-0000-0006'])(
    '%j has not the 19 characters',
    (value) => {
      expect(cardNumber(value)).toEqual({ message: 'cardNumberIncomplete' });
    },
  );

  test.each([
    ['37', 'cardAmexNotTaken'],
    ['3744 2700 0000 003', 'cardAmexNotTaken'],
    ['34', 'cardAmexNotTaken'],
    ['3056 9309 0259 04', 'cardDinersNotTaken'],
    ['36', 'cardDinersNotTaken'],
  ])('[V-27] %s is told not to be taken, whatever its length', (value, message) => {
    expect(cardNumber(value)).toEqual({ message });
  });

  test.each(['5526 0800 0000 0007', '1234 5678 9012 3456', '0000 0000 0000 0000'])('%s fails its check', (value) => {
    expect(cardNumber(value)).toEqual({ message: 'cardNumberInvalid' });
  });
});

describe('card expiry', () => {
  const rule = cardExpiry('2026-11');

  test.each(['11/26', '12/26', '01/27', '12/46', ''])('%j is good in November 2026', (value) => {
    expect(rule(value)).toBeUndefined();
  });

  test.each(['10/26', '12/25', '01/00'])('%s has expired', (value) => {
    expect(rule(value)).toEqual({ message: 'cardExpired' });
  });

  test.each(['13/27', '00/27', '1/27', '11/2026', '1126', '01/47', '12/99'])('%s is no expiry date', (value) => {
    expect(rule(value)).toEqual({ message: 'cardExpiryInvalid' });
  });
});

test.each([
  ['123', true],
  ['000', true],
  ['12', false],
  ['1234', false],
  ['12a', false],
])('[V-16] the cvc %s is valid: %j', (value, valid) => {
  expect(cvc(value)).toEqual(valid ? undefined : { message: 'cvcInvalid' });
});
